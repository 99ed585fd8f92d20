import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: 'First move today: {when}, {then}. You wrote that yourself, so we don’t need a better one. Get that far, then check it off. If there’s time left, you can go on. If there isn’t, that was enough.',
    byKind: {
      stop: 'First move today: {when}, {then}. You wrote that yourself, so we don’t need a better one. Do it each time the moment comes. The second time’s easier, and then we check it off.',
    },
    twin: 'First move on the goal {title}: one verb and one thing, like opening a box. Say it now, out loud. {when}, we do exactly that, and then we check it off.',
    twinByKind: {
      finish:
        'First move if you want to {act}: open what’s there and write down the one thing that’s missing. We do the smallest bit of that now. If there’s time left, take the next.',
      learn:
        'First move, before we open anything: say one thing you still know from last time. You set out to {act}, so that’s already practice. Then check only that one, and check it off.',
      stop: 'First move on the goal {title}: change one thing in the room where it usually gets hard. Turn a chair, move a cup, open a window. Let’s do that now, while it’s easy.',
      relate:
        'First move: one line to that person, with something exact in it from last time. You set out to {act}, and a line is enough to start with. Let’s send it now, unpolished.',
      do_regularly:
        'First move today, as one verb and one thing: open the box, call the number, fill the bag. To {act}, let’s do exactly that and check it off. If there’s time, go on.',
    },
  },
  {
    text: 'Your plan is the main job today. {when}, {then}. Let’s not improve it or talk it over. When the moment comes, you make the first move, and we look at the rest after that.',
    twin: 'We do one thing today on the goal {title}, the one that needs no trip. {when}, do that and nothing before it. Put the rest of the list under something heavy.',
    twinByKind: {
      finish:
        'We take the top line only. To {act}, something has to happen before anything else: a call, a form, a photo, a date. Let’s do the quickest of those and cross it out.',
      stop: 'We look after one thing today on the goal {title}: the first hard minute. When it starts, leave the room and let the minute pass. After that, get something to drink and check it off.',
      save: 'We open one thing today for the goal {title}: a letter, a receipt, or the account page. Read the sum and the date, and write both down. The others stay shut until tomorrow.',
      reflect:
        'We make one thing quiet today. To {act}, switch off one sound and sit where you usually sit. Let’s say a few breaths are enough for a mark. Longer is up to you.',
      relate:
        'We do one thing today, and it fits in a pocket: one question for that person. You set out to {act}. Think it up now, and ask it the first time you talk.',
      do_regularly:
        'We do one thing today, and it needs no trip and no shopping. To {act}, find that thing in the room you’re in. Put the rest of the list under something heavy.',
      recover:
        'We do one thing today: make you comfortable. For the goal {title}, pick warmth, a drink, or a better seat, and see to that. The list stays in the drawer.',
    },
  },
  {
    text: 'Let’s split it. Your part comes first: {when}, {then}. The list keeps what comes after, so you don’t have to remember it. Do your part, check it off, and read the next line only then.',
    twin: 'Let’s split the goal {title}: you do the first few minutes, and a list keeps the rest. {when}, do those minutes. Then write one line about where it stands, and stop.',
    twinByKind: {
      finish:
        'Let’s split it: you do one piece that somebody could look at, and a list keeps the others. You set out to {act}. Pick the piece that’s nearest to done, and finish that.',
      learn:
        'Let’s split it: a hard half and an easy half. You set out to {act}. Do the hard half first, from memory, for a minute or so. Then the easy half’s a treat.',
      stop: 'Let’s split the goal {title}: you take the next hard minute, and a list takes the later ones. Write down when it usually comes and where you’ll be. We do only that one today.',
      recover:
        'Let’s split today: the easiest part of what you were told to do, and a rest. Rest gets the bigger half. That’s a full day on the log for the goal {title}.',
      relate:
        'Let’s split it: you ask, they talk. You set out to {act}, so our half is one question and no advice. When the answer’s over, our half is done.',
      do_regularly:
        'Let’s split it: you do the first few minutes, and a list keeps the rest. To {act}, start with whatever’s on top. Then write one line about where it stands.',
    },
  },
  {
    text: 'We start simply today. {when}, {then}, and that counts as a start. We don’t ask how it felt or how long it took. It goes on the log like any other day.',
    twin: 'No preparation needed for the goal {title}. {when}, take whatever part you can do right where you sit. A rough start is fine with us. It goes on the log as it is.',
    twinByKind: {
      relate:
        'We need no speech. To {act}, one ordinary sentence to them does it, about the weather or a dog. Say it today, and let them take over from there.',
      finish:
        'No better tool, no better day. You want to {act}, so let’s use what’s on the table. Add one line, name, or number to it now. It goes on the log.',
      stop: 'No preparation needed for the goal {title}. Go to the place where it usually gets hard, and put a glass of water there. Then we’ve got something to reach for when it starts.',
      do_regularly:
        'No preparation needed. To {act}, take whatever part you can do right where you sit, and do it roughly. It goes on the log as it is, and we’re fine with that.',
      recover:
        'No preparation, no plan for the week. For the goal {title}, let’s see first how you are. If something easy fits, do that. If not, the couch is today’s entry.',
    },
  },
  {
    text: 'Let’s begin without much talk: {when}, {then}. We don’t plan it any further than that, and we don’t wait for the right mood. Doubts can have their say after it’s on the log.',
    twin: 'Let’s begin on the goal {title} without much talk. Name the first thing you’d pick up, stand up, and get it. {when}, do a minute with it in your hands. Then check it off.',
    byKind: {
      recover:
        'Let’s begin slowly: {when}, {then}. Check first how you feel, and do only as much as is easy. If you have doubts, we leave it for today and ask at your next appointment.',
    },
    twinByKind: {
      finish:
        'Let’s ask somebody instead of guessing. To {act}, we probably need one fact that another person has: a price, a date, a yes. Write them one line now, and that’s the move.',
      learn:
        'Let’s begin with a mistake. You set out to {act}, and one spot didn’t work last time. Take just that spot, slowly, a few times. When it’s better, we call it a day.',
      save: 'Let’s delay one thing. Whatever you’d have bought today, put it on a slip with the date. For the goal {title}, that slip is today’s work. If you still want it tomorrow, look again.',
      stop: 'Let’s begin with the door. When the urge comes, you go through the nearest one before you think it over. For the goal {title}, that’s the whole job today.',
      relate:
        'Let’s begin by looking up. You want to {act}, so the next time they speak, look at them until the sentence ends. That’s the move, and it’s a good one.',
      do_regularly:
        'Let’s begin without much talk. You want to {act}, so name the first thing you’d pick up, stand up, and get it. Do a minute with it in your hands.',
    },
  },
  {
    text: 'What comes first today? You wrote it yourself: {when}, {then}. Let’s go that far and check in. Once that much is done, it’s on the log, and we can look at what’s next.',
    twin: 'What part of the goal {title} takes less than a minute? Take the first answer that comes to you. {when}, let’s do that much and check in. It’s a small line on the log.',
    twinByKind: {
      finish:
        'What could somebody else see of this when the day’s over? You set out to {act}, so let’s make one visible thing: a message sent or a box packed. Just one.',
      relate:
        'What’s going on in that person’s week? If you know, ask how it went. If you don’t, ask what’s next. You set out to {act}, and we start with a question today.',
      stop: 'What happens right before {urge}? Name it now: a seat, a screen, a certain hour. When it comes today, we get up first and ask later. One time is enough for the log.',
      do_regularly:
        'What takes less than a minute? To {act}, take the first answer that comes to you and do that much. It’s a small line on the log, and we’re fine with small.',
      recover:
        'What’s the kindest thing that takes less than a minute? For the goal {title}, let’s do that: a pillow, a glass, a call to say no. It goes on the log.',
    },
  },
  {
    text: 'The plan says what you do first: {when}, {then}. If its moment is now, let’s do it now. If it comes later, that’s the first thing we do then, and nothing goes before it.',
    twin: 'Something has to come first on the goal {title}. Let’s settle it now: one thing to pick up, to open, to say, or to sign. {when}, do that before anything else.',
    twinByKind: {
      learn:
        'Something from last time is still in your head. To {act}, write it down before you look, gaps and all. The first gap you find is what we practice today.',
      stop: 'Something can change on the goal {title} before it gets hard. Let’s settle it now: one chair, one drawer, or one pocket to empty. Close this page, do it, and check in.',
      reflect:
        'Something loud has to go first. To {act}, we put the phone in another room and sit down without it. Give it a few breaths. If a thought comes along, it can sit there too.',
      relate:
        'Something small comes first: a name, a date, a story they told you. You want to {act}, so let’s bring it up today and ask how it went on.',
      do_regularly:
        'Something has to come first, so let’s settle it now. To {act}, is it a thing to pick up, to open, to say, or to sign? Do that before anything else.',
    },
  },
  {
    text: 'You decide today how much of it you do. {when}, {then}, or only the first bit of that. A short try and a long one count the same on our log.',
    byKind: {
      stop: 'You’ve got an answer for the first hard minute. {when}, {then}, and each time you do, it counts for us. The log doesn’t ask how easy it was or how long it took.',
    },
    twin: 'Set the timer to a minute for the goal {title}. {when}, press it, and do whatever comes first until it rings. We count the minute, not what came out of it.',
    twinByKind: {
      finish:
        'You set out to {act}, and somewhere it’s waiting for a yes or a no. Let’s make that call today, on the smaller open question. Write the answer down, and cross the question out.',
      save: 'Put one paper on the table for the goal {title}, and leave the pile where it is. Find the sum, say it out loud, write it down. That’s the job, and we’re off.',
      recover:
        'Check first how you are. For the goal {title}, we do only what’s easy and what you’ve been told to do. If today’s a day for the couch, the couch goes on the log.',
      stop: 'Stand up first, that’s all we ask. For the goal {title}, get up when the urge comes and count your steps to the window. Then look whether it’s still there.',
      relate:
        'One minute by the clock goes to that person today. You want to {act}, so let’s call, write, or sit down for exactly that long. Longer is a bonus.',
      do_regularly:
        'Set the timer to a minute. To {act}, press it and do whatever comes first until it rings. We count the minute, not what came out of it. That goes on the log.',
    },
  },
]
