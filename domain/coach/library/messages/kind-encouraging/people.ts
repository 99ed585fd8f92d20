import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a person (TEXT-14). */
export const peopleMessages: readonly LibraryMessage[] = [
  {
    text: 'You thought of {ally} when you wrote about this goal. Today you could tell them in a single line what you are about to do. It needs no answer. Then do that first small thing.',
    twin: 'Think of one person who would like to hear about the goal {title}. Send them a single line now: what you will do first, and at what hour. It needs no answer, and it makes the beginning easier.',
    byKind: {
      relate:
        'Somebody is part of this goal: {person}. Today it is enough to give them a minute without the phone, or one question you really wonder about. You can leave it to them how much they say.',
      stop: 'You mentioned {person} when you wrote about this. Today you could settle what you will say when it gets hard, in one friendly sentence and no more. Say it once out loud now, so that it comes easily.',
    },
    twinByKind: {
      finish:
        'Somebody may have done this before you. You wanted to {act}, so think of one person who knows a part of it. Send them a single exact question today. While you wait, you need do nothing else.',
      relate:
        'Hold back one thing today that you were going to say. You wanted to {act}, and a small silence can help. Ask them what they would like instead, and wait. One such moment is enough.',
      learn:
        'Ask one person to be your pupil for a minute. To {act}, tell them the newest thing you learned, in easy words. They may ask back. Where you have no answer, you have found what to look up.',
      stop: 'Think of one person who may know about the hard hour. For the goal {title}, send them a line now: that you might call then, about anything at all. It helps even if you do not call.',
      do_regularly:
        'Think of one person who would like to hear about it. You want to {act}, so send them a single line: what you will do first, and when. It needs no answer, and it makes the beginning easier.',
      recover:
        'One person may like to know how you are today. For the goal {title}, send them a single line with one thing that would help, such as soup. You may simply accept it. That is enough for today.',
    },
  },
  {
    text: 'Is there one small thing that {ally} could do for this goal? It may be a quiet hour, or a reminder. You can ask for exactly that, and no more. People often like to be asked.',
    twin: 'Which part of the goal {title} could somebody take off your hands: a ride, an errand, a second look? Ask one person for just that today. People often like to be asked for something exact.',
    byKind: {
      relate:
        'When you think of {person} today, leave out what ought to be different. Think only of one thing they told you lately, and ask how it went. You can leave it at the question, and listen to as much as comes.',
    },
    twinByKind: {
      stop: 'Is there somebody who makes it easier by being there and not asking? For the goal {title}, be near that person in the hard hour today. You can talk about anything else, or about nothing.',
      save: 'Which purchase could you talk over with somebody first? For the goal {title}, send one person a line about it before you pay, and ask what they think. You can wait for the answer with your money still there.',
      reflect:
        'Who could keep a few minutes quiet for you? If you want to {act}, ask them today for a short time without questions, and name the hour. When the time is over, tell them it helped.',
      relate:
        'Ask that person for one small thing today: a recipe, an opinion, or help with a knot. You wanted to {act}, and people often like to be needed. Then thank them for exactly that.',
      do_regularly:
        'Which part could somebody take off your hands: a ride, an errand, a second look? To {act}, ask one person for just that today. People often like to be asked for something exact. You can thank them when it is done.',
    },
  },
  {
    text: 'Imagine that {person} asked you what you are doing for this today. Your answer would be short, because you planned it: {then}. Say it once now, as you would say it to them. Then you only have to do it.',
    byKind: {
      relate:
        'Think of what {person} may be busy with today. One question about that is enough, and you can ask it at the table or in a line. You can leave it to them how long the answer is.',
    },
    twin: 'If a friend asked you how the goal {title} is going, you could say what you will do next. Write that down in the words you would use at a kitchen table. {when}, it is also your first move.',
    twinByKind: {
      finish:
        'Imagine handing this over to somebody else for a week. You wanted to {act}. Write them one line about where it stands and what comes next. Then do the first bit of that line yourself, and stop.',
      learn:
        'Imagine that a beginner asked you for help. You wanted to {act}, and you know at least one thing that they do not. Write it down for them in plain words. That is a good repetition for today.',
      relate:
        'Imagine the other side of the table for a moment. If you want to {act}, think of what their day has been like so far. Ask about one hour of it, and let them tell you.',
      stop: 'Somebody may offer it to you today, or ask about it. For the goal {title}, have one friendly sentence ready: not for me today. Say it once out loud now, and it comes more easily.',
      do_regularly:
        'If a friend asked you how it is going, you could say what you will do next. You want to {act}, so write that down as you would say it. It is also your first move.',
      recover:
        'If a friend asked how you are, you could give an exact answer for once. For the goal {title}, say it in one sentence, and write it down. It is useful at the next appointment as well.',
    },
  },
  {
    text: 'Tell {ally} in one sentence which part of this you mind most. Nothing has to be done about it. After that, do the part that you mind least, and let that be enough for today.',
    twin: 'Tell one person which bit of the goal {title} you mind most, in one sentence. You do not need their advice. When it has been said, do the bit you mind least, and let that be today’s part.',
    byKind: {
      relate:
        'Tell {person} one small thing that you like about being with them. It may be said in passing, and nothing has to follow from it. You do not need a better moment than the next one.',
      stop: 'You can tell {person} what you do instead when it gets hard, and only that: {then}. One friendly sentence is enough, and you can practice it out loud now. If today is not the day for it, it can wait.',
    },
    twinByKind: {
      finish:
        'Say to somebody what you are stuck on. You wanted to {act}, and the stuck place sounds smaller when it is spoken. Write down the sentence you used. It often holds the next small thing to do.',
      relate:
        'Praise can be very small and exact. To {act}, tell them one thing they did that you liked, with the day and the place. You only have to say it once, and in passing.',
      stop: 'Tell one person what you do instead when it gets hard, and only that. For the goal {title}, one sentence is enough. When the urge comes, you have told somebody what happens next. That makes it easier to do.',
      do_regularly:
        'Tell one person which bit you mind most, in one sentence. You need no advice to {act}. When it has been said, do the bit you mind least, and let that be today’s part.',
      recover:
        'Tell one person what is hardest at the moment, in one sentence. For the goal {title}, let them do one small thing about it, if they offer. After that, rest for a while. A cup of tea is enough.',
    },
  },
  {
    text: 'Perhaps {ally} already did something small that made this easier. You could thank them today for exactly that. Then use the next quiet minute for one small step of your own, and let that be enough.',
    twin: 'Somebody may already do a little that helps the goal {title}, if only by leaving you a quiet hour. Thank them for exactly that today. Then use the next such hour for one small move.',
    byKind: {
      relate:
        'Today you could thank {person} for one exact thing, something with a day and a place in it. Say it while you are doing something else, so that nobody has to answer. That is enough for one day.',
    },
    twinByKind: {
      stop: 'Somebody may already make the goal {title} a little easier, perhaps only by not asking about it. Thank them for that one thing today. In the hard hour, sit where they are, and let it pass.',
      save: 'Somebody may know a cheaper way, or have the thing to lend. For the goal {title}, ask one person today before you buy anything. A single line is enough, and the answer may take its time.',
      learn:
        'Somebody near you may know this better than you do. To {act}, ask them to listen to one piece, or to look at one. You only need to hear which place was least clear.',
      relate:
        'Somebody else may know what that person enjoys. To {act}, ask a relative, a friend, or a neighbor for one small idea. Try it today, or put it on a slip for the next visit.',
      do_regularly:
        'Somebody may already leave you a quiet hour, or not ask too much. Thank them for exactly that. You want to {act}, so use the next such hour for one small move. That can be today or tomorrow.',
    },
  },
  {
    text: 'Some beginnings are easier in company. Perhaps you could start today with {ally} nearby, or tell them that you are about to. It may be short, and you can spend the rest of the time together.',
    twin: 'Some beginnings are easier with another person in the room, even if they are busy. {when}, do the first small part of the goal {title} near somebody. They do not have to know why, and you can stop soon.',
    twinByKind: {
      finish:
        'Company makes dull parts shorter. To {act}, take the dull thing on your list to where others are busy too, such as a library. Do that one, and let it be all. You can talk afterward.',
      stop: 'Company makes a hard hour shorter, even if nothing is said. When the goal {title} gets difficult today, go to where somebody is and stay until it has passed. You do not have to give them a reason.',
      relate:
        'Being there counts even without words. To {act}, do something ordinary beside them today, the dishes or a cup of tea. Leave the phone in the other room. A quarter of an hour is plenty.',
      recover:
        'Somebody could sit with you for a while today. For the goal {title}, ask for exactly that, and for no advice. If they like to do something, they could bring you what you need within reach.',
      do_regularly:
        'Some beginnings are easier with another person in the room. To {act}, do the first small part near somebody who is busy. They do not have to know why, and you can stop soon.',
    },
  },
  {
    text: 'Tell {ally} today what you plan to do, and only that: {when}, {then}. You need no advice and no praise for it. When the moment comes, it is easier to begin something that you have said out loud.',
    twin: 'Name the hour to one person, out loud: the hour when you will do something for the goal {title}. Leave out the reasons. It is a little easier to begin when a friendly person knows about it.',
    twinByKind: {
      finish:
        'Promise one person one small piece, and not the whole. You wanted to {act}, so tell them what they will see of it, and by which day. Then do the first bit of that piece today.',
      learn:
        'Make a date with somebody to show them one small thing you have learned. You wanted to {act}, and a friendly listener helps. For today, pick which thing it will be, and try it once from memory.',
      relate:
        'Ask that person about something they know better than you do. You wanted to {act}, and people like to be asked. Let them explain it to the end. You only have to say thank you.',
      stop: 'Name the hard hour to one person, out loud. For the goal {title}, ask them to send you a word then, about the weather or the cat. You only have to read it, and answer if you like.',
      do_regularly:
        'Name the hour to one person, out loud, without the reasons. You want to {act}, and it is a little easier to begin when a friendly person knows when. Then you only have to be there.',
    },
  },
  {
    text: 'If {ally} had this plan today, you would want it to be easy for them. You can be as kind to yourself: {then}, without any hurry, and then be content with it. Nothing more has to follow today.',
    twin: 'Suppose a good friend had the goal {title} and a tired day. You would lay out one thing for them and tell them which minute to begin with. Do both for yourself now, and keep to that minute.',
    twinByKind: {
      stop: 'Suppose a good friend had the goal {title} and a hard day. You would put the kettle on and stay near. Do the same for yourself in that hour: something warm, a chair, and nobody counting.',
      save: 'Suppose a friend brought you their papers and asked for help. You would look at one, and say what it was. For the goal {title}, be that friend today: one paper, one sentence, no scolding.',
      reflect:
        'Think of somebody whose quiet way you like. If you want to {act}, sit down for a minute today as that person would, without a screen. Keep them in mind while you breathe. Then get up gently.',
      relate:
        'Suppose that person had your day today, and you had theirs. What would you need from them? To {act}, give them just that, if it is small: a chair, a call, or a little patience.',
      do_regularly:
        'Suppose a good friend wanted to {act} on a tired day. You would lay out one thing for them and tell them which minute to begin with. Do both for yourself now, and keep to that minute.',
    },
  },
]
