import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'One part of this can be done with care today, and the others may stay rough. Take the beginning: {then}. Do that as if it were for somebody you like, and you can be easy with the rest.',
    twin: 'One part of the goal {title} can be done with care today, and the others may stay rough. Find the part that takes a minute. Do it as if it were for somebody you like, and be easy with all the rest.',
    byKind: {
      finish:
        'Look only at the last piece you touched for the goal {title}. One thing in it could be a little clearer, a word, a label, a corner. Put that right today with some care, and let all the others be rough.',
      stop: 'An urge comes up, stays for a little, and goes down. For the goal {title}, you could watch one to its end today, with your hands around something warm. You only have to find out how long it lasts.',
      relate:
        'Today the care can go into one question. For the goal {title}, ask something whose answer you do not know, and then wait for the whole answer. You can leave out everything that you were going to add.',
      learn:
        'Before you look anything up today, see what you remember. For the goal {title}, write down what is left of the last piece, gaps and all. Then check it kindly and mark only one gap. You can stop there.',
      save: 'A sum is easier to look at when it has a date and a name beside it. For the goal {title}, write one down like that today, in your best handwriting. You do not have to do anything about it yet.',
      reflect:
        'Go slowly enough today to notice one word or one breath. When it comes, stay with it for a moment, and leave out the part that would have followed. For the goal {title}, that is care enough.',
      recover:
        'Only notice today which hour is the easiest for the goal {title}. Write it down, with one word about why. You can show that note to whoever looks after you. You need not do anything else with it.',
    },
  },
  {
    text: 'Do one thing without any hurry today, the thing you planned: {then}. When you are slow, you can feel what is hard about it. You only have to notice that, and there is nothing to correct yet.',
    twin: 'Do one small part of the goal {title} today at half its usual speed. When it is slow, you can feel where it is clumsy. You only have to notice the place, and there is nothing to correct yet.',
    byKind: {
      stop: 'The urge is at its loudest for a shorter time than it seems. When the goal {title} gets hard today, look at a clock and look back when it is quieter. Write down how long it was. Only that, and no judgment.',
      relate:
        'Listen today for one word that the other person says more than once. For the goal {title}, you could ask about that word, gently, and then only listen. You do not have to understand it on the same day.',
      save: 'Write down one sum for the goal {title}, exactly as it stands on the paper, and put the pen away. A sum on paper is easier to bear than one that you carry in your head. That is enough today.',
      recover:
        'One small thing can make today more comfortable: a cushion in the right place, a glass within reach. For the goal {title}, you only have to pick the one that helps most, and leave it there.',
    },
  },
  {
    text: 'Take more care today over how you end than over how you begin. After you {then}, leave the place so that you would like to come back to it. A cleared corner and one thing laid ready are enough.',
    twin: 'Take more care today over how you end than over how you begin. After a small share of the goal {title}, leave the place so that you would like to come back. One cleared corner is enough.',
    byKind: {
      stop: 'The minutes after a hard moment deserve some care as well. When one has passed today for the goal {title}, wash your hands in warm water and drink something. Then it is over, and you can go on with your day.',
    },
  },
  {
    text: 'Pick one thing to leave out today, so that the part which stays gets all your attention: {then}. Leave out the checking, or the hurry, or the radio. You can have it back tomorrow, if you need it after all.',
    twin: 'Pick one thing to leave out of the goal {title} today, so that what stays gets all your attention. It may be the checking, the hurry, or the radio. You can have it back tomorrow if you need it after all.',
    byKind: {
      stop: 'Think of what usually comes right before {urge}: a seat, a drink, a certain hour. Change only that one thing today, even if the change is small. You can keep everything else in the day exactly as you like it.',
      learn:
        'Learn nothing new today, and do one old piece well. For the goal {title}, take something you almost know and say it until it comes without looking. You can stop the first time that it comes by itself.',
    },
  },
  {
    text: 'Before you {then} today, stop for as long as one slow breath. Look at what is in front of you. Then do only that one thing, with all your attention, and let the rest be.',
    twin: 'Before you touch the goal {title} today, look at what is already there, for as long as one slow breath. You may see what needs work and what does not. Touch only that part, and let the others be.',
    byKind: {
      stop: 'Before today’s hard hour comes, picture the place where it finds you. Where do you stand, and what is within reach? For the goal {title}, you could change one thing within reach, and only that.',
      relate:
        'Before you say anything about the goal {title} today, look at the other person for as long as one breath. They may be tired, or in the middle of something. You can let that decide how much you say, and keep it short.',
    },
  },
  {
    text: 'Say out loud what you are doing while you {then} today, in the plainest words you have. It makes you a little slower and more careful. After the first few movements you can go on silently.',
    twin: 'Say out loud today what you are doing for the goal {title}, in the plainest words. You may notice that you do it a little more slowly and with more care. After the first few movements you can go on silently.',
    byKind: {
      stop: 'Say it out loud when the urge comes today, in the plainest words: there it is. For the goal {title}, a spoken urge is easier to look at than a silent one. Then you can put the kettle on, or only wait.',
      finish:
        'Read the last finished piece of the goal {title} out loud today, as if to a friend at the table. Where your voice stumbles, put a small pencil mark. You do not have to mend it now. The mark is enough.',
      learn:
        'Teach one piece of the goal {title} today to somebody who is not there. Say it out loud to an empty chair, in easy words and with an example. Where you get stuck, write a question mark, and leave it for tomorrow.',
    },
  },
  {
    text: 'Make the first minute good today and let the others be as they are. {when}, have what you need within reach, and {then} with nothing else in your hands. One good minute is enough for a day.',
    twin: 'Make the first minute of the goal {title} good today and let the others be as they are. Have what you need within reach before it begins. After that minute you can be as easy about it as you like.',
    byKind: {
      stop: 'Make the first hard minute easier today, and let the others be as they are. For the goal {title}, have a glass of water within reach. You only have to drink slowly until that minute is over.',
    },
  },
  {
    text: 'Do it in your own way today. When you {then}, it does not have to look the way others would do it. It may be plain or a little odd, and that is fine. You can look at it once, and be done.',
    twin: 'Do something for the goal {title} in your own way today. Leave out one part that you only do because others do it. It may look plainer afterward, and you can leave it so.',
    byKind: {
      stop: 'It is all right to follow the goal {title} in your own way today. Leave out one piece of advice that never suited you. Keep the one thing that has helped you before, and let that be enough.',
    },
  },
]
