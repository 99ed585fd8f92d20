import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'One part can be done with care today, and the others may stay rough. Take the part you planned: {when}, {then}. Do it as if it were for somebody you like, and you can be easy with the rest.',
    twin: 'Pick one minute of the goal {title} to do with care, and let the others be rough. The first minute is the easiest to pick. {when}, have only that one thing in front of you.',
    byKind: {
      finish:
        'Look only at the last piece you touched on the way to {act}. One thing in it could be clearer, a word, a label, or a corner. Put that right today, and let all the others be rough.',
      learn:
        'See what you remember before you look anything up today. To {act}, write down what is left of the last piece, gaps and all. Then check it kindly, and mark only one gap. You can stop there.',
      stop: 'Watch one urge to its end today, with your hands around something warm. It comes up, stays for a little, and goes down. For the goal {title}, you only have to find out how long it lasts.',
      relate:
        'The care can go into one question today. You wanted to {act}, so ask something whose answer you do not know. Then wait for the whole answer, and leave out what you were going to add.',
    },
    twinByKind: {
      do_regularly:
        'One minute can be done with care, and the others may be rough. To {act}, take the first one: only one thing in front of you, and nothing else open. After that, be easy.',
    },
  },
  {
    text: '{when}, do one thing without any hurry: {then}. When you are slow, you can feel what is hard about it. Remember that one place for the next time. Today it is enough to have found it.',
    twin: 'Slow down at the one place where the goal {title} usually gets difficult. {when}, do that part at half its usual speed, and notice what your hands do. Then go on as always. One slow minute is enough.',
    byKind: {
      finish:
        'Whatever you show to others first should be plain. To {act}, read or look at one piece as a stranger would, from the top. Where you stop, change one word or one thing. Then let it lie.',
      learn:
        'At half speed, you can hear or see where it goes wrong. To {act}, take one hard place slowly, a few times in a row. When it comes out right once, you may leave it.',
      save: 'A sum is easier to look at when it has a name and a date beside it. For the goal {title}, write one down like that today, in your best handwriting. It does not have to be changed yet.',
      stop: 'Go slowly through the minute before the urge, once, in your thoughts. For the goal {title}, look for the place where you could still turn off. Put something in that place today, a note or a chair.',
      relate:
        'Say one thing more slowly today than you usually would. To {act}, pick something they often have to ask about again. Say it once, kindly, to the end. Then wait and look at their face.',
    },
    twinByKind: {
      recover:
        'Slow is the right way to do things now. For the goal {title}, do one ordinary thing slowly today, getting up or pouring a cup. Notice where it is easy, and stop there. That is enough for today.',
      do_regularly:
        'Slow down at the one place where it usually gets difficult. To {act}, do that part at half its usual speed, and notice what your hands do. Then go on as always, and see whether it went better.',
    },
  },
  {
    text: 'Take some care over how you end today. After you {then}, leave the place the way you would like to find it again. A cleared corner and one thing laid out are enough for that.',
    twin: 'A good end helps the next beginning. After a small part of the goal {title}, write half a line about what comes next. Leave the pen on it. Tomorrow you can begin with the other half.',
    byKind: {
      relate:
        'The last sentence of a talk is often the one that stays. To {act}, let it be a small exact one today: what you liked, or when you will call again. Say it, and then say goodbye.',
      stop: 'When a hard minute has passed, take some care of yourself. For the goal {title}, wash your hands in warm water and write down what helped. It only needs a word or so. Then it is over.',
    },
    twinByKind: {
      finish:
        'Stop today in the middle of something easy. You wanted to {act}, and an open end is quick to pick up again. Leave it half done on purpose, with a note beside it. You can rest until then.',
      do_regularly:
        'A good end helps the next beginning. You want to {act}, so stop with half a line written about what comes next. Leave the pen on it, and tomorrow you only write the other half.',
    },
  },
  {
    text: 'Leave out one thing today, so that what stays gets all your attention: {when}, {then}. Leave out the checking, or the hurry, or the radio. You can have it back tomorrow, if you need it after all.',
    twin: 'Something in the goal {title} can be left out today, a second check, a long beginning, or a better tool. Name it now. {when}, go straight to what is left, and see how that goes.',
    byKind: {
      finish:
        'Good enough has a size, and you can name it. You wanted to {act}. Say in one sentence what the next piece must have, and what it may lack. Then make it just that good today.',
      learn:
        'Learn nothing new today, and do one old piece well. You wanted to {act}, so take something you almost know. Say or do it until it comes without looking. You can stop at the first time that it does.',
      stop: 'Think of what usually comes right before {urge}: a seat, a page, a certain hour. Change only that one thing today, even if the change is small. Everything else in the day can stay as you like it.',
      reflect:
        'Less is easier to do well. To {act}, take only one line or one breath today, and stay with it longer than usual. When your thoughts have gone elsewhere, come back once. Then you may get up.',
      relate:
        'Leave the advice out today. You wanted to {act}, so ask what happened next instead, and then what happened after that. You will hear more of it, and you do not have to solve any of it.',
    },
    twinByKind: {
      do_regularly:
        'Something can be left out today, a second check, a long beginning, or a better tool. You want to {act}, so name it now. Then go straight to what is left, and see how that is.',
    },
  },
  {
    text: 'Before you {then} today, look at what is in front of you for as long as one slow breath. Then do only that one thing, with all your attention. After it, you can let the attention go.',
    twin: 'Before you take up the goal {title} today, look at where it stands, for as long as one slow breath. You may see what needs work and what does not. {when}, touch only the first, and leave the other.',
    byKind: {
      relate:
        'Before you speak today, look at that person for as long as one breath. To {act}, let what you see tell you how much you say. They may be tired, or full of news. Then begin.',
      stop: 'Before the hard hour comes, picture the place where you will be. For the goal {title}, pick one thing within reach there, and put it somewhere else. The place will look a little different, and that helps.',
    },
    twinByKind: {
      finish:
        'Before you add anything today, read or count what is there. To {act}, find the one piece that the next ones depend on. Give that one your care, and put the others to the side for now.',
      do_regularly:
        'Look at where it stands for as long as one slow breath, before you touch it. To {act}, one thing needs you today, and the others do not. Touch only that one. You can stop there.',
      recover:
        'Look at how you are for as long as one slow breath, before you do anything. For the goal {title}, let the answer settle the size of today. If it says rest, that is an answer too.',
    },
  },
  {
    text: 'Say out loud what you are doing while you {then} today, in the plainest words you have. It makes you a little slower and more careful. After the first few movements you can go on silently.',
    twin: 'Describe the first thing you do for the goal {title} out loud, in plain words. You will hear which part is not clear yet. You only have to look after that part, and then you can stop.',
    byKind: {
      finish:
        'Read the newest piece out loud, as if to a friend at the table. You wanted to {act}, and your ear finds what the eye passes over. Mend the first place where you stumble. The others can wait.',
      learn:
        'Teach one piece out loud to an empty chair. You wanted to {act}, and where you get stuck is what to practice. Look up that one place, say it again, and let the chair be satisfied.',
      stop: 'Say it out loud when the urge comes today, in the plainest words: there it is. For the goal {title}, a spoken urge is easier to look at than a silent one. Then go to the window and wait.',
      save: 'Say the sum out loud when you look at a bill or a page today. For the goal {title}, a spoken number is easier to bear than a silent one. Write it down once, and then put the paper away.',
      relate:
        'Repeat in your own words what that person has just told you, before you answer. To {act}, do it once today, with something that matters to them. They will tell you if it was right.',
    },
    twinByKind: {
      do_regularly:
        'Describe out loud what you do first, in plain words. If you want to {act}, you will hear which part is not clear yet. You only have to look after that part, and then you can stop.',
      recover:
        'Describe in plain words how today feels, out loud or on paper. For the goal {title}, one sentence is enough, with the hour beside it. Keep it for the person who looks after you.',
    },
  },
  {
    text: 'Make the first minute good today and let the others be as they are. {when}, have what you need within reach, and {then} with nothing else in your hands. One good minute is enough for a day.',
    twin: 'Care needs little: one clear surface and one thing on it. For the goal {title}, clear as much room as your hands cover. {when}, put down only what you need for the first minute.',
    byKind: {
      finish:
        'Names and numbers are worth a second look. To {act}, check one of them today against where it came from: a date, a price, or a spelling. Put it right if you have to. Then it is done.',
      learn:
        'One example is better than a rule. You wanted to {act}, so make up an example of your own for the last thing you learned. Try whether it works. If it does, you have it, and you can stop.',
      relate:
        'Remembering is a kind of care. To {act}, write down one thing that this person told you lately, a name or a date. Ask about it the next time you talk. One thing is enough to remember.',
      stop: 'Make only the first hard minute a little better today. For the goal {title}, have a glass of water and a window within reach. You only have to drink slowly and look out until that minute is over.',
    },
    twinByKind: {
      recover:
        'Comfort is part of the work here. For the goal {title}, look at the one spot where you sit or lie most. Add a cushion, a blanket, or a glass within reach, and then try it out for a while.',
      do_regularly:
        'Care needs little: one clear surface and one thing on it. To {act}, clear as much room as your hands cover. Put down only what you need for the first minute. The rest can stay as it is.',
    },
  },
  {
    text: 'Do it in your own way today. When you {then}, it may be plain or a little odd, and it is still yours. Look at it once when it is done, and let it be as it came out.',
    twin: 'Keep the one thing that has worked for the goal {title} so far: a place, a tool, or an hour. {when}, use just that, the way you used it then. For today that is care enough.',
    byKind: {
      learn:
        'Make a small mark each time you do not know it. To {act}, go through the last piece once today, with a pencil beside you. The marks show you what to practice next. For now, counting them is enough.',
      stop: 'Keep what has helped you before. For the goal {title}, think of one hard minute that went well, and of what your hands did in it. Set that thing out now, and use it again today.',
      reflect:
        'Care can be as simple as one repetition. To {act}, read one line or take one breath, and then the same once again, more slowly. Notice one thing the second time. That is enough for a day.',
      relate:
        'Do it in your own way today. You wanted to {act}, and it does not have to look like other families or friends. A joke, a sandwich, or a shared silence is enough if both of you like it.',
    },
    twinByKind: {
      do_regularly:
        'Keep the one thing that has worked so far: a place, a tool, or an hour. If you want to {act}, use just that, the way you used it then. For today that is care enough.',
    },
  },
]
