import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Odd order of the day. {then}. In complete silence. As if the room were asleep. Any noise, and you freeze for a breath. Then go on. Log the noises. Carry on.',
    twin: 'Odd order of the day. One small piece for the goal {title}. In complete silence. As if the room were asleep. Any noise, and you freeze for a breath. Log the noises.',
    byKind: {
      stop: 'Odd order of the day. When the urge calls, salute it. Then turn on your heel. Leave the room in step. For the goal {title}, a straight face is optional. Log it.',
      recover:
        'Odd order of the day. Inspect the chair. Sit. Test the cushion for a full minute. For the goal {title}, report its quality. File no complaint. Stay seated. Carry on.',
    },
  },
  {
    text: 'Wrong-hand drill. Where it does no harm, use the other hand. {when}, {then}. It will look bad. Bad is permitted today. Back to normal tomorrow.',
    twin: 'Wrong-hand drill for the goal {title}. Where it does no harm, use the other hand. First move only. It will look bad. Bad is permitted today. Back to normal tomorrow. Log it.',
    byKind: {
      stop: 'Wrong-side drill for the goal {title}. Other chair. Other side of the door. Other cup. The urge looks for you in the usual place. Let it look. Log it. Carry on.',
      recover:
        'Light drill for the goal {title}. Sit on the other side today. Other window. Other cushion. Report any change in the view. No further movement is ordered. Log it. Dismissed.',
    },
  },
  {
    text: 'Announce it like a weather report. Clear, flat, bored. First the outlook. Then the facts: {then}. Right after the report, make it true. No corrections. Log the weather. Carry on.',
    twin: 'Announce the goal {title} like a weather report. Clear, flat, bored. Outlook: one small piece, soon. Right after the report, make it true. No corrections. Log the weather. Carry on.',
    byKind: {
      stop: 'Announce the urge like a weather report. Clear, flat, bored. Strong at first. Easing later. Goal {title}: stay indoors until it eases. Report each minute. Log the weather. Carry on.',
    },
  },
  {
    text: 'Secret order. {when}, {then}. Nobody may notice. No sigh, no look around. Get in, do the piece, get out. Log it in small letters.',
    twin: 'Secret order on the goal {title}. One small piece. Nobody may notice. No announcement, no sigh, no look around. Get in, do the piece, get out. Log it in small letters.',
    byKind: {
      relate:
        'Secret order on the goal {title}. Do one kind thing for somebody. Nobody may notice. No hint, no look around. If caught, change the subject. Log it in small letters. Dismissed.',
    },
  },
  {
    text: 'Countdown start. Begin at the number of your house. Count down out loud. At zero: {then}. No extensions. High numbers build patience. Abort is allowed before zero only. Log the launch.',
    twin: 'Countdown start for the goal {title}. Begin at the number of your house. Count down out loud. At zero, first move. No extensions. Abort is allowed before zero only. Log the launch.',
    byKind: {
      stop: 'Countdown order. Urge calls: take the number of your house. Count down slowly. No decision before zero. On the goal {title}, high numbers help. Log the count.',
    },
  },
  {
    text: 'Uniform of the day: one odd item. Hat, scarf, loud tie. {when}, {then}. The item stays until the log is signed. Laughing is permitted.',
    twin: 'Uniform of the day: one odd item. Hat, scarf, loud tie. On first. Then one piece for the goal {title}. The item stays until the log is signed. Laughing is permitted.',
    byKind: {
      stop: 'Uniform of the day: one odd item. Hat, scarf, loud tie. On before the hard hour. Goal {title}: the urge must address the hat. Laughing is permitted. Log it.',
    },
  },
  {
    text: 'Coin inspection. Heads: {then}, sitting. Tails: the same, standing. The coin gives the order today. No appeal. No best of anything. Flip once. Move. Put the coin back on duty.',
    twin: 'Coin inspection for the goal {title}. Heads: one piece, sitting. Tails: one piece, standing. The coin gives the order today. No appeal. Flip once. Move. Coin back on duty.',
    byKind: {
      stop: 'Coin inspection for the goal {title}. At the urge, flip. Heads: a glass of water. Tails: out to the air. No appeal. Flip once. Move. Coin back on duty.',
      recover:
        'Coin inspection for the goal {title}. Heads: feet up, window side. Tails: feet up, wall side. No appeal. The coin gives the order today. Stay until the tea is cold. Dismissed.',
    },
  },
  {
    text: 'Mission film. Silent, black and white. {when}, {then}, with large gestures. No words until the end card. One take. Sign the log as director.',
    twin: 'Mission film on the goal {title}. Silent, black and white. One small piece, with large gestures. No words until the end card. One take. No awards. Sign the log as director.',
    byKind: {
      stop: 'Mission film on the goal {title}. The urge plays the villain. It talks too much. Let it finish the speech. You leave by the other door. End card. Sign the log.',
      recover:
        'Mission film on the goal {title}. The star is a chair. You sit in it. Long scene. No action, good light. One take. Sign the log as director. Dismissed.',
    },
  },
]
