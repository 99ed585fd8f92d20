import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote down what gets in the way: {obstacle}. You also wrote what you’ll do: {when}, {then}. Let’s put both on one slip and take it along. Then we’re ready for today.',
    twin: 'The phone is the usual suspect, so let’s deal with it first. {when}, it goes into another room with the sound off. Then the goal {title} gets its first few minutes.',
    byKind: {
      recover:
        'You wrote down what gets in the way: {obstacle}. We don’t push against that. If it’s there today, do less or rest. If it isn’t: {when}, {then}, and stop while it’s easy.',
    },
    twinByKind: {
      relate:
        'The phone is the usual suspect. You set out to {act}, so let’s leave it in the hall while they’re talking. A few minutes will do, and nobody has to know why.',
      stop: 'Something usually leads to the urge, so let’s put something in between. For the goal {title}, move one tempting thing behind a door or up on a shelf. One is enough.',
      recover:
        'If something speaks against it today, pain, fear, or a bad hour, we leave it and rest. For the goal {title}, write down what it was. The line is for your next appointment.',
      do_regularly:
        'The phone’s the usual suspect, so let’s deal with it first. To {act}, put it into another room with the sound off. The next few minutes go to the goal.',
    },
  },
  {
    text: 'This may come up today: {obstacle}. We don’t need a new idea for it, because you’ve planned one: {then}. Say it once now, so that it’s the first thing you think of.',
    twin: 'An interruption’s likely, so we make the goal {title} hard to lose. Leave it lying open, with a pen on the spot. When you come back, do one more minute and check it off.',
    byKind: {
      recover:
        'This may come up today: {obstacle}. If it does, we stop for today and write one line about it for your next appointment. That goes on the log as a full day.',
    },
    twinByKind: {
      finish:
        'An answer from somebody else may be holding you up. To {act}, we do a part that needs nobody. Then we send them one short reminder. Both are quick.',
      learn:
        'An easy bit is always nearer than the hard one. You want to {act}, so let’s do the hard bit first, for a minute, with the book shut. After that, do what you like.',
      stop: 'An empty hour makes it easy for the urge. For the goal {title}, find the emptiest one today and put a call or a job in it. We need just one.',
      relate:
        'If something cuts in, say when you’ll be back, and be back. To {act}, we don’t need an hour, we need the second half of the talk. Keep your question for it.',
      recover:
        'A full day’s too much for a body that’s healing. For the goal {title}, let’s take one thing off it now, an errand or a visit. That time is for the couch.',
      do_regularly:
        'An interruption’s likely, so we make it hard to lose the place. To {act}, leave it lying open, with a pen on the spot. When you come back, do one more minute.',
    },
  },
  {
    text: 'You saw this one coming: {obstacle}. Our answer is in the plan. {when}, {then}. Let’s stick to that today, a little late if need be, and change nothing else.',
    twin: 'Let’s have one sentence ready for whoever turns up: in a few minutes, I’m just finishing this. Say it out loud once. {when}, those few minutes go to the goal {title}.',
    byKind: {
      recover:
        'You saw this one coming: {obstacle}. Let’s take that seriously. {when}, {then}, but only as far as it feels safe. If it doesn’t, we leave it for today.',
    },
    twinByKind: {
      stop: 'Let’s have one sentence ready for the urge: not this minute. Say it out loud once now. For the goal {title}, say it again when it starts, and go through the nearest door.',
      save: 'Let’s have one sentence ready for the sale of the day: not before tomorrow. For the goal {title}, write the thing on a slip instead of paying. Tomorrow we see what’s left of it.',
      relate:
        'Let’s have a slow answer ready for when a sharp one’s on the way: give me a second. You want to {act}, so say it out loud now, and use it once today.',
      recover:
        'Let’s have one sentence ready for whoever asks too much: not yet. Say it out loud once now. For the goal {title}, you don’t owe anybody a reason. Then sit down.',
      do_regularly:
        'Let’s have one sentence ready for whoever turns up: in a few minutes. Say it out loud once. You want to {act}, and those few minutes are all it takes.',
    },
  },
  {
    text: 'Let’s not be surprised by this one: {obstacle}. We’ve got a plan for that: {when}, {then}. Do that first, and leave everything else until after it. It counts, early or late.',
    twin: 'Where does the goal {title} usually get stuck? Let’s change one thing about that place today: another seat, another room, a clear table. {when}, work from there, and see.',
    byKind: {
      recover:
        'Let’s plan around this one: {obstacle}. Put a seat within reach before you begin, or ask somebody to stay near. If it still comes up, we stop there, and that’s fine.',
    },
    twinByKind: {
      finish:
        'Where’s the stuck place? You set out to {act}, so let’s write down what exactly can’t go on, in one line. Under it, write who or what could move it. Do the first bit.',
      stop: 'Where will you be when it gets hard, and what’s within reach there? Let’s swap one thing for the goal {title}: out with what tempts, in with a glass of water.',
      relate:
        'Is there one topic that always goes wrong? To {act}, let’s leave it at home today and bring another: an old photo, a recipe, the game. One swap’s enough.',
      do_regularly:
        'Where do you usually get stuck? To {act}, let’s change one thing about that place today: another seat, another room, a clear table. Work from there, and see whether it goes better.',
    },
  },
  {
    text: 'We don’t argue with this one: {obstacle}. It may happen, and we still do our part: {when}, {then}. Late is fine, and so is clumsy. It goes on the log either way.',
    twin: 'We plan for tired. The tired version of the goal {title} needs no fetching and no thinking, so pick it now. {when}, do that one sitting down. It’s a full line on the log.',
    byKind: {
      recover:
        'We don’t argue with this one: {obstacle}. If it happens today, rest, and put it in the note. If it doesn’t, do your part as slowly as you like: {when}, {then}.',
    },
    twinByKind: {
      relate:
        'We plan for a bad start. To {act}, let’s have a second sentence ready: that came out wrong, tell me again. If the first one goes well, keep it for later.',
      reflect:
        'We plan for noise. You want to {act}, so shut one door and switch off one thing before you sit down. Let’s call a few breaths a full session on a loud day.',
      stop: 'We plan for tired, because that’s when it comes. For the goal {title}, settle now what you’ll do on the couch instead: tea, a puzzle, a call. Set it out now.',
      recover:
        'We plan for tired, and tired means rest. For the goal {title}, settle now where you’ll lie down today and who should know. That goes on the log like any other day.',
      do_regularly:
        'We plan for tired. To {act}, the tired version needs no fetching and no thinking, so pick it now. Do that one sitting down. It’s a full line on the log.',
    },
  },
  {
    text: 'Let’s be fair about this: {obstacle}. It’s hard, and it isn’t everything. You planned one thing that’s yours to do: {then}. That’s the whole job today, and it’s enough for the log.',
    twin: 'Let’s slow down whatever gets in the way of the goal {title}. When it comes up today, stop for one breath and say out loud what it is. Then do your first move before you answer it.',
    byKind: {
      recover:
        'Let’s be fair about this: {obstacle}. It’s hard, and you don’t have to be brave about it. We do only what feels safe today, and ask about the rest at your next appointment.',
    },
    twinByKind: {
      finish:
        'Let’s make the job smaller than the doubt. You set out to {act}, so pick a part with a clear end: a label, a message. Finish that part, and don’t look at the rest.',
      stop: 'Let’s name the hour. {urge} has one that’s worse than the others, and you know it. Plan a call, a job, or another way home for that hour. The rest of the day needs no plan.',
      relate:
        'No time for a long talk, so we take the short one. To {act}, use the ride or the dishes. Ask one thing there, and let them finish the answer.',
      do_regularly:
        'Let’s slow down whatever gets in the way. You want to {act}, so when something comes up, stop for one breath. Do your first move, and answer it after that.',
      recover:
        'No strength today means no work today, and we log it like that. For the goal {title}, say no to one request, and use that time for sitting down.',
    },
  },
  {
    text: 'In your own words, this is the problem: {obstacle}. We’ve got an answer on paper already: {when}, {then}. Let’s use it today, and note in a word whether it helped.',
    twin: 'What’s the last thing you do before the goal {title} gets pushed aside? Let’s put your first move in its place today. {when}, that comes first, and the other thing after it.',
    byKind: {
      recover:
        'In your own words, this is the problem: {obstacle}. What would make today safer: a seat nearby, a phone in the pocket, somebody at home? Let’s arrange one of those, and do a little less.',
    },
    twinByKind: {
      learn:
        'What do you do instead of trying? Reading on, probably. To {act}, we close everything after one small piece and do it blind. Mark the spot where it breaks.',
      save: 'What makes you pay quickly: a timer, a sale, a long day? Let’s slow that one down for the goal {title}. Take your card out of the phone today, and see what happens.',
      stop: 'What’s the last thing you do before the urge starts? For the goal {title}, let’s swap it: another door, another seat, another drink. Just today, and note whether it helped.',
      relate:
        'Tired makes everybody short, us included. To {act}, eat or sit down for a minute before you talk today. If you can’t, say you’re tired and just listen. Then check it off.',
      do_regularly:
        'What’s the last thing you do before the goal gets pushed aside? To {act}, let’s put your first move in its place today. The other thing gets its turn right after, and nobody minds.',
    },
  },
  {
    text: 'If today gets difficult, it may be here: {obstacle}. We’ve got a move for that moment: {then}. Say both in one sentence now, out loud, so that one reminds you of the other.',
    twin: 'If something pushes the goal {title} off the list today, we want a witness. Tell one person the hour you’ve picked. If they ask afterward, you’ve got either a mark or a new hour.',
    byKind: {
      recover:
        'If today gets difficult, it may be here: {obstacle}. Let’s tell somebody before it does. Send one person one line about it, and ask them to stay near. You don’t need advice.',
    },
    twinByKind: {
      finish:
        'If the list feels too big, we cut it. You want to {act}, so fold the list until only one line shows. Do the first part of that line. Unfold the list tomorrow.',
      stop: 'If the goal {title} gets difficult today, let’s not sit there alone. Send one person a line now: that you may call at the hard hour. Then you’ve got somewhere to turn.',
      relate:
        'If a talk goes wrong today, where will that be? To {act}, let’s agree on an exit: a glass of water in the kitchen, then back. Use it before it gets loud.',
      do_regularly:
        'If the goal gets pushed off the list, we want a witness. You want to {act}, so tell one person the hour. If they ask, you’ve got a mark or a new hour.',
    },
  },
]
