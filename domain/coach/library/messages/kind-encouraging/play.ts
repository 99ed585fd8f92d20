import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Try it a little differently today, only because you can: {when}, {then}, and hum any tune while you do it. If it makes you smile, you may keep the tune for tomorrow. If not, leave it out.',
    twin: 'Give the first move of the goal {title} a silly name, as one names a cat. {when}, say the name out loud and do it. It is hard to be strict with something that has such a name.',
    byKind: {
      finish:
        'Write the worst possible version of the next piece, in a minute, on purpose. You wanted to {act}, and a bad one is easy to improve. Change one thing in it, and you have a better one already.',
      learn:
        'Put the things you practice on slips, and draw one with your eyes closed. You wanted to {act}, so do the one you drew, from memory. If you do not like it, you may draw once more.',
      stop: 'Give the urge a silly name today, as one names a cat. When it comes, greet it by that name and go to another room. For the goal {title}, it is enough to have left it standing there once.',
      relate:
        'Ask that person a question that nobody asks: which smell they like, or what their first room looked like. You wanted to {act}, and small questions are easy to answer. You only have to be curious.',
    },
    twinByKind: {
      do_regularly:
        'Give the first move a silly name, as one names a cat. To {act}, say the name out loud and do it. It is hard to be strict with something that has such a name.',
    },
  },
  {
    text: '{when}, {then}, and pretend that it is the first time anybody has ever done it. You may notice one thing that you usually pass over. A minute of that is enough, and nobody has to know.',
    twin: 'Pretend for a minute that somebody hired you to do a bit of the goal {title} for them. {when}, do its first minute without asking whether you feel like it. After that minute, you may quit the job.',
    byKind: {
      stop: 'Imagine that the urge is a visitor who talks a lot. For the goal {title}, let it talk today while you water a plant or wipe a shelf. Visitors like that often leave when nobody answers.',
      relate:
        'Let that person be the teacher for a minute today. You wanted to {act}, so ask how they fold a sheet, cut an onion, or whistle. Be a slow pupil, and let them laugh.',
      recover:
        'Pretend for a minute that you are the nurse and somebody else is the patient. For the goal {title}, say in a friendly voice what they may leave out today. Then do as you were told.',
    },
    twinByKind: {
      finish:
        'Imagine that a stranger has to go on with this tomorrow. If you want to {act}, leave them one small finished piece and a friendly note beside it. Tomorrow you will be the stranger, and glad of both.',
      save: 'Imagine that your purse has a doorman who asks every time what it is for. For the goal {title}, let him ask today before you pay. If your answer is too long, the thing can wait until tomorrow.',
      do_regularly:
        'Pretend that somebody hired you today, for one minute only, to {act}. Do that minute without asking whether you feel like it. After that, you may quit the job, with no notice at all.',
    },
  },
  {
    text: 'Pick a voice for today, a radio voice or a very old one. {when}, announce what comes next, and then {then}. It is easier to begin after an announcement, and you may laugh in the middle of it.',
    twin: 'Announce the goal {title} today in a radio voice, with the weather before it. {when}, read out what happens first, and then do that. The program can end right after it, with or without applause.',
    byKind: {
      learn:
        'Say the hard part in a whisper, then as a giant would. You wanted to {act}, and it may stay with you better that way. Check it afterward, in your own voice, and let it be.',
      relate:
        'Do something together that is too small to be planned, such as picking the better of a pair of cups. If you want to {act}, ask them to pick. You can both be wrong about it.',
      recover:
        'Let the radio pick the music for your rest today. For the goal {title}, stay seated until the song is over, even if it is dreadful. If it is a good one, you may stay for the next.',
      stop: 'Answer the urge in the voice of a very old doorman today: not in this house. For the goal {title}, say it out loud if you can. Then close a door, any door, and go on.',
    },
    twinByKind: {
      do_regularly:
        'A radio voice can announce it, with the weather before it. You want to {act}, so read out what happens first, and then do that. The program can end right after it. You need no other listeners.',
    },
  },
  {
    text: 'Pretend for a minute that today does not count, and do your part only to see how it goes: {then}. Nobody gives you a grade for it. You can be serious about it tomorrow, if you like that better.',
    twin: 'Pretend that nobody is keeping a log. {when}, do one small thing for the goal {title}, only to see how it goes today. You might find an easier way to begin, and you may keep that.',
    byKind: {
      stop: 'Guess how long the next urge will last, and write it down. When it comes, look at a clock until it is weaker. For the goal {title}, you only have to see who was right, you or the clock.',
      relate:
        'Guess what that person will say first when you meet or call, and write it down. To {act}, listen today whether you were right. You can tell them about it, and both of you may laugh.',
      recover:
        'Pretend that it is a rainy day of a vacation, and that nothing can be done. For the goal {title}, take a blanket and something pleasant to look at. That is a program for a day.',
    },
    twinByKind: {
      finish:
        'Guess how many small pieces are still missing before you count them. You wanted to {act}, so write the guess and the count side by side. Then finish the smallest of them, and change the count.',
      reflect:
        'Sit in a chair today that is never yours, and look at the room from there. If you want to {act}, let that strange view be your quiet minute. You can go back to your own chair afterward.',
      do_regularly:
        'Pretend that nobody is keeping a log. If you want to {act}, do one small thing only to see how it goes today. You might find an easier way to begin, and you may keep that.',
    },
  },
  {
    text: 'Whisper your plan to something that cannot answer, a plant or a kettle: {when}, {then}. After that it has been promised to somebody, and you only have to do it when its moment comes. The plant will keep quiet.',
    twin: 'Explain the goal {title} to a plant today, in a whisper, and tell it what you will do first. {when}, do that where the plant can see it. It asks no questions, and it is content with little.',
    byKind: {
      learn:
        'Be the teacher who only knows one thing. If you want to {act}, pick that one thing and teach it to a cup or a plant, out loud. Wherever you laugh or get stuck, look it up.',
      relate:
        'Bring that person something useless and nice today, a leaf, a joke, or an old photo. You wanted to {act}, and it gives both of you something to look at. You do not have to say what it is for.',
      save: 'Play store with what you own. For the goal {title}, take a forgotten thing out of a drawer. Use it today as if it were new, and notice that it has cost you nothing.',
      stop: 'Tell a plant about the next hard minute, in a whisper: when it comes, and where you will be instead. For the goal {title}, go and stand beside that plant when it is time. It will not mention it.',
      recover:
        'Keep a plant company today, which also sits and drinks and does little else. For the goal {title}, rest beside it for a while. It has never asked anybody to hurry. It does not mind when you leave.',
    },
    twinByKind: {
      do_regularly:
        'Explain it to a plant today, in a whisper. You want to {act}, so tell it what you will do first, and do that where it can see. It asks no questions, and is content with little.',
    },
  },
  {
    text: 'Make it a game of one round. {when}, {then}. If you do it before you have thought of a reason not to, you win, and the game is over. You may take any prize that costs nothing.',
    twin: 'Make it a game of one round for the goal {title}. {when}, do the first thing before you have thought of a reason not to. If you manage, you win, and the game is over for today.',
    byKind: {
      finish:
        'Give today’s piece a prize, for the ugliest, the shortest, or the plainest. You wanted to {act}, and every piece may win something. Finish a small one, write its prize beside it, and let it rest.',
      stop: 'Count all things of one color in the room when the urge comes. For the goal {title}, count slowly, and begin with another color if it is still there. It is a game that ends by itself.',
      learn:
        'Try it with your eyes closed, or backward, or at the speed of a snail. You wanted to {act}, and an odd way shows what you really know. Do one small piece like that, and then once as usual.',
      relate:
        'Agree with yourself on a secret word for today, one that fits any talk. To {act}, wait until they use it before you give any advice. You may never get to it, and that is fine.',
      recover:
        'Play the quiet game with yourself: who can lie still longest wins. For the goal {title}, you are the only player, so you cannot do badly. Stop when you are rested or asleep. Nothing more is due today.',
    },
    twinByKind: {
      do_regularly:
        'Make it a game of one round. To {act}, do the first thing before you have thought of a reason not to. If you manage, you win, and the game is over for today.',
    },
  },
  {
    text: 'Do it today as a very slow animal would: {then}, one movement after the other, with long looks in between. It may take a moment longer. Slow animals arrive as well, and nobody hurries them.',
    twin: 'Do the first bit of the goal {title} as a very slow animal would. Look around between one movement and the next. It may be hardly anything by the end, and that is enough for a slow animal.',
    byKind: {
      relate:
        'Let that person win something today: the argument about the weather, the better chair, or the last word. If you want to {act}, it costs little. You only have to notice it yourself, and smile.',
      recover:
        'Do nothing today as a cat would, in the warmest spot of the house. For the goal {title}, this is allowed, and cats are good at it. When you get up, do so slowly and in parts.',
      stop: 'Be a very slow animal when the urge comes. For the goal {title}, turn your head first, then your shoulders, then go to another room, step by step. The urge is often faster, and gone before you arrive.',
    },
    twinByKind: {
      finish:
        'Take the piece that you have avoided longest, and do only its silliest bit: the name, the stamp, the color. To {act}, it has to be touched somewhere. Begin there, and stop when it stops being silly.',
      do_regularly:
        'Be a very slow animal for a minute. To {act}, move once, look around, and then move once more. It may be hardly anything by the end, and that is enough for a slow animal.',
    },
  },
  {
    text: '{when}, let a tune in your head count you in, and then {then}. You only need the first bar of it. Whatever follows may have any rhythm, and you can stop when the tune does.',
    twin: 'Put on one song and use it for the goal {title}. Do the first thing while it plays, and stop with the last note, even in the middle. It is pleasant to be stopped by a song.',
    byKind: {
      stop: 'Keep one song for the goal {title} and for nothing else. When it gets hard today, listen to it from the first note to the last, standing at a window. After that, you can see how you feel.',
      relate:
        'Put on one song that this person likes, and listen to it with them or for them. You wanted to {act}, and a song is a short visit. Ask where they first heard it.',
    },
    twinByKind: {
      save: 'Write a price tag for something you already have and like, such as a chair or a cup. For the goal {title}, put on it what it is worth to you. You can leave the tag there for today.',
      reflect:
        'Listen for the quietest sound in the room, and then for one that is quieter still. If you want to {act}, that is a good way in. When you have found it, stay there for a breath.',
      do_regularly:
        'One song is the whole length of today’s part. To {act}, put it on, do the first thing while it plays, and stop with the last note. It is pleasant to be stopped by a song.',
    },
  },
]
