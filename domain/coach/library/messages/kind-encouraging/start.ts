import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: '{when}, {then}. You chose that move yourself, so there is nothing to decide when the moment comes. Making it once is enough for today. If you miss the moment, you can take the next one like it.',
    twin: 'Say the very first move for the goal {title} as one plain verb: open, call, fetch, write, or go. {when}, do just that one. It may take less than a minute, and it is enough for today.',
    twinByKind: {
      finish:
        'You set out to {act}. Open what you have for it so far, and write down the one thing that is missing first. Then do the smallest piece of that. One piece that can be seen is enough.',
      learn:
        'You set out to {act}. Before you look anything up, say out loud one thing that you still know from the last time. Then check only that one. It is a short start, and it is enough for today.',
      stop: 'There is a minute before {urge}, and only that minute matters today. When you notice it, stand up and go into another room. You can think about the rest when the minute is over, not before.',
      relate:
        'You wanted to {act}. The first move can be one sentence to them: something exact that you remember from the last time. You only have to say it. They can answer whenever they like.',
      do_regularly:
        'Say the very first move out loud, as one plain verb: open, call, fetch, or go. You set out to {act}, and today you only have to do that verb. It may take less than a minute.',
    },
  },
  {
    text: 'If you do only one thing for this goal today, let it be what you planned: {then}. You need no special mood for it. If nothing more comes of it, you have still done what you meant to do.',
    twin: 'For {weekday}, pick a part of the goal {title} that needs nothing but what is in the room. Do it before you fetch anything else. Then you can stop, and it counts in full.',
    twinByKind: {
      finish:
        'Only the top of the list is due today. To {act}, something has to come first: a call, a form, a photo, or a date. Pick the one that takes least time, do it now, and cross it out.',
      stop: 'When the urge comes, drink a glass of water, slowly, before anything else. For the goal {title}, that minute is today’s part. It keeps your hands and your mouth busy, and it may be enough.',
      save: 'Take out one letter, one receipt, or one account page for the goal {title}. Read only the sum and the date, and copy both onto a slip. You can put the paper away after that.',
      reflect:
        'It only has to be quiet once today. To {act}, switch off one sound in the room and sit down where you usually sit. Stay for a few breaths. If you like to stay longer, you can.',
      relate:
        'One thing is enough, and it can be done from where you sit. To {act}, think of the last thing they told you, and ask how it went on. Send it, or keep it for the next meeting.',
      do_regularly:
        'For {weekday}, find the part that needs nothing but what is in the room. To {act}, do that part before you fetch anything else. Then you can stop, and it counts as much as a longer try would.',
      recover:
        'Only one thing is meant for today, the one that makes you most comfortable. For the goal {title}, see to that first: warmth, a drink, or a better seat. The rest can be left for another day.',
    },
  },
  {
    text: 'Starting is easier when the first move is settled before you get there, and yours is: {then}. It takes only the moment you gave it, {when}. You can say both to yourself once now, and forget them until then.',
    twin: 'Set an alarm for the goal {title} and write the first move into its name, in a few plain words. When it rings, you only have to do what it says. You can stop right after that.',
    twinByKind: {
      finish:
        'Where did you stop the last time? Go to that place in what you have made or gathered to {act}. Add the next small thing, finished enough that somebody could see it. You can stop there.',
      learn:
        'From the last time you wanted to {act}, one thing is still in your head. Write it down now, without looking, even if it has gaps. The gap is what you practice today, and only that one.',
      relate:
        'Today has an hour at which you usually talk. To {act}, have one question ready that belongs to their week and not to yours. Ask it early, and then only listen. One question is enough.',
      recover:
        'Only the easiest part of what you were given for the goal {title} is meant for today. Begin with that part, and stop sooner than you have to. If there is no such part, rest.',
      stop: 'Settle now on one door for the next urge, the nearest one. For the goal {title}, you only have to go through it when the urge comes. Stay on the other side for a minute, and then look again.',
      do_regularly:
        'An alarm can remember it for you. To {act}, write the first move into its name, in a few plain words. When it rings, you only have to do what it says. Until then, you can forget about it.',
    },
  },
  {
    text: 'Your beginning is a small one, and you chose it yourself: {when}, {then}. You can do it tired, cranky, or late. It is still your plan, and you do not have to like it just then.',
    twin: 'You can begin with the goal {title} without feeling like it. {when}, go to its place and take the first thing you need into your hand. If you still do not feel like it, put it back.',
    byKind: {
      recover:
        'One small thing lies between you and the beginning: {when}, {then}. You can take all the time you want for it, and a part is enough. If it does not feel safe, leave it for today.',
    },
    twinByKind: {
      finish:
        'Who is waiting for a piece of this? If you want to {act}, there may be a person with a date, an offer, or an answer. Write that person one line now. That moves it on by itself.',
      learn:
        'Cover what you learned last and name its first part, or play or say it from memory. If you want to {act}, this is practice already. Uncover it, put one thing right, and let that be all.',
      stop: 'You can look after the goal {title} in any mood. Put one thing out of reach that usually makes it hard. That is the whole task for today, and you can do it even if you are tired or annoyed.',
      relate:
        'You can begin without the right words. To {act}, one ordinary sentence is enough, about the weather where they are or the chair they sit in. Say it to them today, and let them talk.',
      do_regularly:
        'You may not feel like it today. To {act}, a minute is enough for a start. Go to the place and take the first thing you need into your hand. If you still do not feel like it, put it back.',
      recover:
        'You may not feel like anything today, and that is allowed. For the goal {title}, look first at how you are. If something easy is possible, do only that. If not, lie down with a clear conscience.',
    },
  },
  {
    text: '{when}, make only the first move: {then}. You do not have to know yet how the rest will go. If today turns out short, the first move still counts, and you can check in for it.',
    twin: 'Give the goal {title} one minute by the clock today. {when}, use it for whatever has to be done first, and stop when it is over. You can check in for that minute.',
    twinByKind: {
      finish:
        'An unfinished thing is easier to go on with when it lies open. To {act}, open it now, at the place where you stopped. Then put in one line, name, or number that belongs there. Leave it open.',
      stop: '{urge} has an hour that is harder than the others, and you know which. Settle now in which room you will be then. You only have to be in that room today, with something to do for your hands.',
      save: 'Pick one thing you would have paid for today, and let it wait until tomorrow. Write it on a slip with the date. For the goal {title}, that is enough, and you can still buy it then.',
      reflect:
        'No special mood is needed for this. To {act}, sit down as you are, tired or restless, and read or breathe through one short piece. When it is over, you can get up. It counts as it was.',
      relate:
        'Give it one minute by the clock. You wanted to {act}, so in that minute, only listen, or only write to them. When it is over, you may look up at the time again.',
      do_regularly:
        'One minute by the clock is enough today. You set out to {act}, so use that minute for whatever comes first, and stop when it is over. You can check in for it, however far you got.',
      recover:
        'One minute of looking after yourself is enough to check in. For the goal {title}, use it for a drink, a pillow, or a short note for the doctor. Then rest for as long as you need.',
    },
  },
  {
    text: 'Nothing large has to be finished today. You know the one thing that is needed, because you wrote it down: {when}, {then}. Do it when its moment comes, and then check in. That much is plenty for one day.',
    twin: 'Touch the goal {title} just once today: one number dialed, one page opened, one thing taken out of its drawer. Do it {when}. That is a small start, and you can leave it at that until tomorrow.',
    twinByKind: {
      finish:
        'Take a sheet of paper and write at the top what it means to {act}. Below it, put down one thing that has to happen before that. Do the first bit of it today, and keep the sheet.',
      learn:
        'Begin with something you got wrong. If you want to {act}, look for one small place that did not work the last time. Go through it slowly, once or a few times. You can stop when it is easier.',
      stop: 'The next time the urge comes, breathe out once before you do anything at all. For the goal {title}, that short pause is the first move. Nothing has to be settled for good today. One pause is enough.',
      recover:
        'For the goal {title}, make one thing easier for yourself today. You could put a chair right, fill a glass, or write down a question for the next appointment. That is a whole day’s part. Then rest.',
      relate:
        'One small sign is enough today: a call, a cup of tea, or a look up from the screen. To {act}, a small thing at the right moment is a start. It needs no talk about it.',
      do_regularly:
        'Only one touch is asked for: a number dialed, a page opened, or a thing taken out of its drawer. You set out to {act}, so pick the touch that lies nearest. You can leave it at that.',
    },
  },
  {
    text: 'Your plan asks for one move today, and it has its own moment: {when}, {then}. Before that, you do not have to carry it around in your head. When the moment comes, a plain and clumsy try is enough.',
    twin: 'If {weekday} had room for one move only, which would you keep for the goal {title}? Take the one that came to mind first and make it shorter still. Do that one, and the day is complete.',
    twinByKind: {
      finish:
        'A piece that somebody else could see comes first today: a message sent, a page filled, a box packed. You wanted to {act}, so pick the one that is nearest to done. It may be small.',
      relate:
        'One hand on the phone is a beginning. To {act}, write them a single line now, with something in it that only you and they know. Send it as it is. It needs no answer.',
      save: 'Open the account page once for the goal {title}, and look only at the last line of it. Write it down with the date, and then close the page. One line is enough today.',
      stop: 'Only one thing has to change today, and it may be tiny. For the goal {title}, put whatever you reach for in the hard minute a little further off. Your hand then has time to think.',
      do_regularly:
        'If {weekday} had room for one move only, which would it be? To {act}, take the one that came to mind first and make it shorter still. Do that one, and the day is complete.',
    },
  },
  {
    text: 'Only one thing is needed for this goal today, and you have said which: {then}. So let it be that one, {when}. Anything else you do for it today is a bonus, and you can leave it out.',
    twin: 'Before you sit down again, do one thing for the goal {title} that you can do standing. It could be a thing to fetch, to sign, or to put by the door. You can sit down with that done.',
    twinByKind: {
      finish:
        'A first move can be a question. To {act}, you may need one fact that somebody else has: a price, a date, or a name. Ask for it today, in one line. You can wait for the answer in peace.',
      learn:
        'Pick one thing so small that you could explain it to a child. If you want to {act}, explain it now, out loud and without the book. Look up only the word you got stuck on.',
      stop: 'Before the next hard minute, change one thing in the place where it finds you. For the goal {title}, turn a chair around, or put your bag or your phone into another room. One change is enough for today.',
      reflect:
        'You can begin by taking something away. To {act}, put the phone in another room and sit down without it. Let the first minute be empty. After that, read or breathe as you like, and stop early.',
      relate:
        'Before you say what you meant to say, ask one thing. You wanted to {act}, and a question is a gentle way in. It can be about their day, their knee, or their dinner.',
      do_regularly:
        'Before you sit down again, do one thing that can be done standing, such as fetching or signing. You set out to {act}, and then you can sit down with the first thing done.',
    },
  },
]
