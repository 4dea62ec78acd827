"""Names that the rules of symbol_grammar.py make, and symbols whose filled form is one of the table, too.

Braces are as in a shell: `folder.badge.{plus,minus}` is two names.
"""
import re

# Signs that Apple has with one word before a ground, after `badge` or before `slash`.
MADE = """
{a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z}.{circle,square}{,.fill}
{plus,minus,xmark,exclamationmark,questionmark,bolt,person,lock,star,key}.shield{,.fill}
lock.shield.fill lock.open.shield checkmark.shield.fill
{plus,minus,xmark,checkmark,questionmark,exclamationmark,arrow.up,arrow.right,arrow.up.forward,arrow.left,location,music.note,heart}.app{,.fill}
{play,plus,minus,xmark,checkmark,person,waveform.path.ecg,pause,info,heart,bolt,character,list.bullet}.rectangle{,.fill}
numbers.rectangle{,.fill} list.bullet.rectangle.portrait{,.fill}
{barcode,qrcode,camera,doc.text,person,person.fill,text,plus,key,location,location.fill,dot,eye,cube}.viewfinder
{plus,exclamationmark,questionmark,checkmark,info,quote,ellipsis,star,phone,heart}.bubble{,.fill}
{plus,ellipsis,arrow.up,checkmark}.message{,.fill}
{lock,key,link,bolt,person,arrow.clockwise,arrow.counterclockwise,arrow.triangle.2.circlepath,plus,questionmark}.icloud{,.fill}
{questionmark,exclamationmark,checkmark}.diamond{,.fill} {drop,bolt,arrowtriangle.up}.triangle{,.fill} {plus,minus,checkmark,questionmark}.seal{,.fill}
{bolt,hand.raised,minus,plus}.octagon{,.fill} {exclamationmark,arrow.up,arrow.down,plus}.doc{,.fill} lock.doc{,.fill}
{questionmark}.folder{,.fill} {music.note,bolt,play,lock}.house{,.fill} {play,music.note,sparkles}.tv{,.fill}
{plus,minus,questionmark,dot,person.fill}.square.dashed {plus,minus,questionmark}.circle.dashed arrow.down.circle.dotted
{play,heart,sparkles,person.crop}.square.stack{,.fill} {play,sparkles,person.crop}.rectangle.stack{,.fill}
{plus,minus,exclamationmark,location}.magnifyingglass {exclamationmark,bolt,checkmark}.arrow.triangle.2.circlepath
{dollarsign,eurosign,sterlingsign,yensign}.arrow.circlepath
{folder,doc}{,.fill}.badge.{plus,minus,gearshape,clock} doc{,.fill}.badge.{arrow.up,ellipsis} folder{,.fill}.badge.{questionmark,person.crop}
{cart,externaldrive}{,.fill}.badge.{plus,minus,checkmark,xmark} externaldrive{,.fill}.badge.{exclamationmark,questionmark,wifi}
calendar.badge.{minus,checkmark,exclamationmark} clock.badge{,.plus,.xmark,.questionmark,.checkmark,.exclamationmark}{,.fill}
person.crop.circle{,.fill}.badge.{plus,minus,checkmark,xmark,exclamationmark,questionmark,clock}
person.badge.{clock,key,shield.checkmark}{,.fill} person.2.badge.{gearshape,plus,minus,key}{,.fill}
person{,.fill}.{checkmark,xmark,questionmark} speaker{.,.fill.}{plus,minus} wifi.exclamationmark
{text,waveform,mic,photo,macwindow,note.text,square.and.pencil}.badge.plus text.badge.{minus,checkmark,xmark,star} gear.badge{,.checkmark,.xmark,.questionmark}
mic.fill.badge.plus waveform.badge.{minus,exclamationmark} photo.badge.{checkmark,exclamationmark,magnifyingglass,arrow.down} camera.badge.{ellipsis,clock}
rectangle.stack{,.fill}.badge.{plus,minus,play,person.crop} envelope{,.fill}.badge bolt.badge.{clock,a,checkmark,xmark}{,.fill} doc.text.magnifyingglass
trash.circle.badge.plus message.badge{,.fill,.waveform} checkmark.circle.badge.{xmark,questionmark,plus} app.badge{,.checkmark} app.badge.fill calendar.badge.plus
{lock,lock.open,creditcard,location,wifi,square.and.arrow.up}.trianglebadge.exclamationmark {lock,lock.open,creditcard,location}.trianglebadge.exclamationmark.fill
envelope.arrow.triangle.branch{,.fill}
{person.2,network,snowflake,square.stack.3d.up,rectangle.portrait,applewatch,building.2,pencil,icloud,camera,house,tv,rectangle,triangle}.slash
{minus.plus.batteryblock,bell.badge,figure.walk,envelope,hand.thumbsup,hand.thumbsdown,message}.slash
{person.2,square.stack.3d.up,rectangle.portrait,building.2,icloud,camera,house,tv,rectangle,minus.plus.batteryblock,bell.badge,envelope}.slash.fill
"""

# Symbols of which Apple has a filled form, and Phosphor's is one.
FILLED = """
syringe megaphone ladybug gearshape.2 radio cross.vial paintpalette paintbrush.pointed doc.on.doc ruler fish carrot building.columns bolt.slash
square.grid.2x2 square.grid.3x3 square.and.arrow.up square.and.arrow.down tortoise hare hand.wave globe.europe.africa globe.asia.australia
gauge.with.needle externaldrive exclamationmark.octagon binoculars metronome humidity circle.grid.3x3 arrow.down.app person.3.sequence
refrigerator guitars pianokeys newspaper magazine storefront door.left.hand.open door.left.hand.closed suitcase scroll puzzlepiece hands.clap
ear nose mouth bird dog cat lamp flashlight.off flashlight.on keyboard umbrella
sensor sensor.tag.radiowaves.forward hand.draw text.bubble list.clipboard list.bullet.clipboard pencil.and.list.clipboard
heart.text.clipboard chart.line.text.clipboard arrowshape.turn.up.left arrowshape.turn.up.right arrowshape.turn.up.forward arrowshape.turn.up.backward
arrowshape.left arrowshape.up arrowshape.down tablecells table icloud icloud.and.arrow.up icloud.and.arrow.down checkmark.icloud xmark.icloud
exclamationmark.icloud die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 ant menucard internaldrive visionpro smoke photo.on.rectangle
photo.on.rectangle.angled photo.stack doc.on.clipboard rectangle.on.rectangle rectangle.stack
bubble.left.and.bubble.right bubble.left.and.text.bubble.right bubble.left.and.exclamationmark.bubble.right
car.side envelope.open tray.full tray.and.arrow.down tray.and.arrow.up person.text.rectangle person.crop.rectangle person.crop.square doc.plaintext
chart.bar.doc.horizontal app.gift app.grid app.connected.to.app.below wifi.router person.2.wave.2 minus.plus.batteryblock light.beacon.max macbook
flask eyedropper air.purifier humidifier.and.droplets bubble.middle.bottom bolt.horizontal cube cylinder.split.1x2 wrench.adjustable
keyboard.chevron.compact.down key.horizontal hand.point.up hand.point.left hand.point.right hand.point.down hand.point.up.left
signpost.right signpost.left signpost.right.and.left document location.north.line
text.document rectangle.split.3x1 rectangle.split.2x1 rectangle.split.1x2 rectangle.split.2x2 circle.grid.2x2 circle.grid.2x1 circle.grid.cross
button.horizontal button.horizontal.top.press thermometer.sun backpack balloon bathtub tshirt handbag sofa popcorn movieclapper motorcycle moped cablecar
arrow.triangle.turn.up.right.diamond waterbottle microphone arrow.up.document arrow.down.document capsule.portrait accessibility bell.and.waves.left.and.right alarm.waves.left.and.right
"""


def expanded(text):
    """The names of a text in which braces stand for alternatives."""
    names = []
    for word in text.split():
        match = re.search(r"\{([^{}]*)\}", word)
        if match:
            for choice in match[1].split(","):
                names += expanded(word[:match.start()] + choice + word[match.end():])
        else:
            names.append(word)
    return names
