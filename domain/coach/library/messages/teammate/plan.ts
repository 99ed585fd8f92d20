import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s rehearse the plan once: {plan} Go to the place, or picture it, and do the first movement only. Stop there. When the moment comes, you’ve done it before.',
    twin: 'Let’s rehearse the start of the goal {title} once. What’s in front of you, and what does your hand do first? Try that movement now and stop. {when}, it’s only a repeat.',
    twinByKind: {
      stop: 'Let’s rehearse the hard minute of the goal {title} once. Where are you, who’s there, and which way do you leave? Go that way now, as far as the door. When it counts, it’s a repeat.',
      relate:
        'Let’s rehearse one sentence. You want to {act}, so what do you say first when you see or call them? Say it out loud now. Then you only have to say it again.',
      do_regularly:
        'Let’s rehearse the start once. You want to {act}, so what’s in front of you, and what does your hand do first? Try that movement now and stop. Next time it’s a repeat.',
    },
  },
  {
    text: '{when}, it’s your turn: {then}. We don’t need a new idea for today, only that sentence, once. Say it out loud now, word for word. Then leave it alone until the moment comes.',
    twin: 'The goal {title} needs one sentence from us: after this, you do that. Fill in both parts, and stick it on the kettle or the door. Then the kettle does the remembering.',
    twinByKind: {
      finish:
        'The next piece needs a name. You set out to {act}, so let’s call it by its verb: phone, label, or pick. {when}, do what the name says.',
      learn:
        'The start needs one rule: memory first, book second. You set out to {act}. {when}, write down what you know before you open anything. We check it afterward.',
      stop: 'The goal {title} needs one sentence from us: when it gets hard, you go there instead. Fill in the place, and stick the sentence where your hand usually goes.',
      relate:
        'We need one sentence: when you hear that voice, you put the thing down. You set out to {act}. Say the sentence once now. Today it has to happen once.',
      do_regularly:
        'We need one sentence: after this, you do that. To {act}, fill in both parts, and stick it on the kettle or the door. Then the kettle does the remembering.',
      recover:
        'We need one sentence: when it’s enough, you stop. For the goal {title}, say it out loud once, so that somebody else hears it, too. That’s the plan for today.',
    },
  },
  {
    text: 'Your plan can stay as it is: {plan} Let’s go through it once, with your eyes on the place where it happens. If anything there would stop you, move it out of the way now.',
    twin: 'What do you need before you can start on the goal {title}: a page, a bag, a number? Let’s put that one thing in its place now. {when}, there’s nothing to search for.',
    twinByKind: {
      stop: 'What will your hands do when it gets hard? Let’s settle that for the goal {title} now: a cup, a cloth, a bunch of keys. Put it where you’ll be standing then.',
      save: 'What’s the next date on which money moves? Let’s write it on a slip for the goal {title}, with the sum beside it. Hang the slip where you drink your coffee.',
      relate:
        'What would make the first minute good? You want to {act}, so let’s set it out: the chair, the tea, the photo. Then you only have to say come and look.',
      do_regularly:
        'What do you need before you can start: a page, a bag, a number? To {act}, let’s put that one thing in its place now. Then there’s nothing to search for.',
      recover:
        'What do you need within reach so that you can stay seated? For the goal {title}, let’s get that over there now, or have somebody bring it. Then sit down.',
    },
  },
  {
    text: 'You know when and you know what, so we can keep it short. {when}, {then}. Your job now is to recognize the moment. Say what you’ll see or hear first when it comes.',
    twin: 'Let’s tie the goal {title} to something that happens anyway: the kettle, a door, a call. Pick the one you’re sure to notice. Say what you’ll do right after it, as a verb.',
    twinByKind: {
      reflect:
        'Let’s tie the goal to a chair. To {act}, whenever you sit down in that chair, the phone stays somewhere else. {when}, sit down there once. That’s the whole plan.',
      recover:
        'Let’s put a question in front of the plan: how are you now? {when}, ask it first. For the goal {title}, a good answer means the easy part, a bad one means rest.',
      stop: 'Let’s tie the goal to the first sign. A thought, a hand, a smell: which one comes first? For the goal {title}, drink some water as soon as you notice it today.',
      relate:
        'Let’s tie the goal to something that happens anyway: the ride, the dishes, the usual call. To {act}, ask one thing right then, and let the other thing be slow.',
      do_regularly:
        'Let’s tie the goal to something that happens anyway: the kettle, a door, a call. To {act}, pick the one you’re sure to notice. Say what you’ll do right after it.',
    },
  },
  {
    text: 'On a full day, the first move of the plan is enough for us: {plan} Stop after that if you have to. The short version goes on the log like the long one.',
    twin: 'If the day gets full, the goal {title} needs a short version. Let’s settle now what fits into one minute, and put it on a note. Whichever version you do, it goes on the log.',
    twinByKind: {
      finish:
        'If only a few minutes are free, we want a piece that fits. You want to {act}, so write down one that takes no thinking: copy, cut, sign, send. Keep it for the gap.',
      stop: 'If the hard hour comes early today, we want to be ready. For the goal {title}, write down one room, one drink, and one person. Use them in that sequence when it starts.',
      relate:
        'A full day gets the short version: one line, one look, one hand on a shoulder. You set out to {act}, so let’s pick which one it’ll be. It all counts.',
      do_regularly:
        'If the day gets full, we need a short version. To {act}, settle now what fits into one minute, and put it on a note. Whichever version you do, it goes on the log.',
      recover:
        'If the day gets full, we cancel something. For the goal {title}, settle now what goes first, and who should hear about it. The free time is for lying down.',
    },
  },
  {
    text: 'The moment of your plan is booked, so let’s protect it. {when}, you {then}, and nothing else starts just then. If somebody wants something, say you’ll be with them right after.',
    twin: 'Let’s give the goal {title} an alarm, so that you don’t have to remember it. Name it after the first thing you’ll do, as a verb and a thing. When it rings, do what it says.',
    twinByKind: {
      relate:
        'Let’s give the goal a moment in the day: a doorway, a meal, the drive home. You set out to {act}, and it’ll be in that moment. Put the phone away before it starts.',
      learn:
        'Let’s put one card or one line where you’ll be waiting anyway: the stove, the bus, the door. You set out to {act}. {when}, try it from memory before you turn it over.',
      stop: 'Let’s set an alarm for a few minutes before the hard hour of the goal {title}. Name it after another room. When it rings, be in that room before the urge is.',
      do_regularly:
        'Let’s give the goal an alarm, so that you don’t have to remember it. To {act}, name the alarm after the first thing you’ll do. When it rings, do what it says.',
    },
  },
  {
    text: 'Let’s check the plan against today: {plan} Will that moment come, and will you be there? If not, let’s pick another moment now. A later start still counts on the log.',
    twin: 'Let’s check the goal {title} against today. Is its hour free, or has something else taken it? If it’s taken, pick another now. A later start still counts on the log.',
    twinByKind: {
      finish:
        'Let’s check what’s blocking what. You set out to {act}, and one open piece probably holds up the next. Write that one on top. {when}, do its first bit, and leave the others.',
      stop: 'Let’s check today for {urge}: when is it closest, and who’s around? Put one thing into that hour now, a call or a job for your hands. The other hours can stay as they are.',
      relate:
        'Let’s check today for a moment when you’re both rested. To {act}, put their name in that spot. If there isn’t one today, we take a short one tomorrow.',
      do_regularly:
        'Let’s check today. Is the usual hour free, or has something taken it? To {act}, pick another now if you have to. A later start still counts on the log.',
    },
  },
  {
    text: '{when}, you {then}. Let’s check one thing now: is everything you need for it in its place? If something’s missing, put it there. Then we’re ready, and there’s nothing left to prepare.',
    twin: 'Let’s write you a note about the goal {title}: what’s ready, where it is, what comes first. Put it where you’ll start. {when}, you only have to read it and move.',
    twinByKind: {
      save: 'Let’s write one rule for today’s purchases: not before tomorrow. For the goal {title}, that’s the whole plan. Put the card in a drawer, and the rule on top of it.',
      reflect:
        'Let’s write the plan on a bookmark: sit, switch off, open, read. You set out to {act}. {when}, do them in that sequence, and stop wherever it’s quiet enough.',
      stop: 'Let’s write a note for the hard minute of the goal {title}: where to go, whom to call. Put it right where the urge usually finds you. Read it then.',
      relate:
        'Let’s write one question on a slip: nothing with yes or no. You set out to {act}, so keep it where you’ll talk. When the talk stalls, there it is.',
      do_regularly:
        'Let’s write you a note: what’s ready, where it is, what comes first. To {act}, put it where you’ll start. Then you only have to read it and move.',
    },
  },
]
