import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You know the hard part, because you wrote it down: {obstacle}. You also wrote what you want to do: {then}. If the hard part comes today, you only have to remember that one thing. That is enough.',
    twin: 'A phone within reach is what most easily comes between you and the goal {title}. {when}, put it in another room with the sound off, and do one small thing. You can fetch it right after that.',
    byKind: {
      recover:
        'You know the hard part: {obstacle}. If it is there today, you can do less, or rest. If it is not, your plan is small: {then}. You can stop while it is still easy.',
    },
    twinByKind: {
      stop: 'You know the place where {urge} usually begins. Change one thing there today: close a door, turn a chair, or put a bag on the seat. It only has to make you stop for one breath.',
      relate:
        'Hurry is what most often gets in the way. If you want to {act}, sit down before you answer them today, even for one question. You only have to sit down once, and you may get up soon.',
      recover:
        'If something speaks against it today, pain, fear, or a bad hour, you can leave it and rest. For the goal {title}, write down what it was in a few words. The note is for your next appointment.',
      do_regularly:
        'A phone within reach is what most easily gets in between. To {act}, put it in another room with the sound off, and do one small thing. You can fetch it right after that.',
    },
  },
  {
    text: 'When you set this goal, you named what might come up: {obstacle}. Nobody expects you to find an answer today, because you have one: {then}. If it comes, you only have to remember that.',
    twin: 'If something comes up today, the goal {title} can have a short version: the first minute of the usual. Write on a slip what that minute holds. When you are interrupted, you only do what is on it.',
    byKind: {
      recover:
        'When you set this goal, you named what might come up: {obstacle}. You do not have to be braver than that today. If it worries you, do only the easiest part, or ask somebody to be near you.',
    },
    twinByKind: {
      finish:
        'Too many open ends can keep you from any of them. If you want to {act}, cover the list and leave only the top line in sight. Do a first bit of that line, and uncover the rest tomorrow.',
      learn:
        'A hard place is easy to avoid by beginning at the easy ones. To {act}, go to the hard place first today, for one minute, from memory. After that you can do what you like best.',
      stop: 'If you are tired or alone, the urge has an easy time. For the goal {title}, put a short call or a warm drink into one of those hours today. Once is enough, and it can be short.',
      relate:
        'If somebody or something interrupts you, say when you will be back, and come back. You wanted to {act}, and a short talk that is picked up again is a whole one. Keep your question until then.',
      recover:
        'A day can be too full for a body that is healing. For the goal {title}, take one thing out of it now, an errand or a visit. Use the free time for lying or sitting down.',
      do_regularly:
        'Something may come up, and then the first minute of the usual is enough. To {act}, write on a slip what that minute holds. When you are interrupted, you only do what is on it.',
    },
  },
  {
    text: 'In your own words, this is what stands in the way: {obstacle}. You have an answer already. {when}, {then}. Read it once now, and then leave it alone until the moment comes.',
    twin: 'Have one friendly sentence ready for whoever interrupts you: you will be there in a few minutes. Try now how it sounds. Those few minutes belong to the goal {title}, and you can keep them.',
    byKind: {
      recover:
        'In your own words, this is what stands in the way: {obstacle}. You can take it seriously. Keep a chair close today, and stop when it comes. You can write it down for your next appointment, and rest.',
    },
    twinByKind: {
      stop: 'The urge may argue, and you can have one sentence ready for it: not this minute. For the goal {title}, say it once out loud now. When the urge comes, say it again and leave the room.',
      save: 'An ad, a sale, or a tired moment can cost money quickly. For the goal {title}, let the next thing you want to pay for wait until tomorrow. Write its name and the date on a slip. That is all.',
      relate:
        'The sharp answer is often the quickest one. To {act}, have a slow one ready: let me think for a moment. Try now how it sounds when you say it. It gives both of you a breath.',
      recover:
        'Have one friendly sentence ready for whoever asks too much today: not yet, but soon enough. For the goal {title}, say it once out loud now. Nobody needs to hear a reason, and the sentence may be short.',
      do_regularly:
        'Have one friendly sentence ready for whoever interrupts you: you will be there in a few minutes. Try now how it sounds. You want to {act}, and those few minutes are all it takes.',
    },
  },
  {
    text: 'You saw this coming when you set the goal, and you wrote it down: {obstacle}. You also wrote what to do about it: {then}. It may be slow or late, and it still counts in full.',
    twin: 'What in the room takes your eyes off the goal {title}: a screen, a pile, or an open door? {when}, cover or close that one thing first. Then begin with whatever lies nearest. That is enough tidying.',
    byKind: {
      recover:
        'When you set the goal, you wrote down what could be hard: {obstacle}. You can make the day safer: a seat in reach, somebody near, or a little less to do. One of these is enough.',
    },
    twinByKind: {
      finish:
        'One thing may be holding up the rest, a call you do not like or a form. If you want to {act}, do only its first bit today: look up the number, or fill in your name. Stop there.',
      reflect:
        'Noise is easier to shut out before you sit down. To {act}, close one door, switch off one sound, and put the phone face down. Then sit for a few breaths. You can open the door again soon.',
      stop: 'Think of the thing that brings it on: a screen, a smell, a certain chair. For the goal {title}, cover it or turn it to the wall today. You only have to do that once, and now.',
      relate:
        'Is there a topic that always goes wrong? To {act}, leave it out today, and bring another one along, an old photo or a recipe. If it comes up anyway, you can say tomorrow.',
      recover:
        'Look at the way through your home that you go most often. For the goal {title}, ask somebody to move one thing that stands in it. Sit down while they do it, and thank them. That is enough for a day.',
      do_regularly:
        'What in the room takes your eyes off it, a screen, a pile, or an open door? If you want to {act}, cover or close that one thing first. Then do whatever lies nearest.',
    },
  },
  {
    text: 'You wrote {obstacle}. It may be like that today as well, and you can still {then}. It does not have to be early, and it does not have to look good. One time is enough for today.',
    twin: 'Being tired gets in the way of most things, so pick the tired version of the goal {title} now. It should need no fetching and no thinking. {when}, do that one, sitting down, and let it count.',
    byKind: {
      recover:
        'You wrote {obstacle}. It may be like that today as well, and then you can do less, or nothing. If it is not, {then}, as slowly as you like, and stop before it becomes too much.',
    },
    twinByKind: {
      relate:
        'What if the first minute goes wrong? Pick one sentence now that lets you begin again: that came out badly, tell me once more. If you want to {act}, keep it ready. You may not need it.',
      stop: 'Some hours bring {urge} closer than others, and you know today’s. Arrange one thing for that hour: somebody to talk to, another way home, or busy hands. You can leave the other hours as they are.',
      recover:
        'Being tired is a reason to rest, and you can take it as one. For the goal {title}, settle now where you will lie down today, and who may know about it. That is enough.',
      do_regularly:
        'Being tired gets in the way of most things, so have a tired version. To {act}, it should need no fetching and no thinking. Pick it now, do it sitting down, and let it count.',
    },
  },
  {
    text: 'What is most likely to get in the way has a name already: {obstacle}. When it comes, you do not have to think of anything new. Your plan is enough for it: {then}. Nothing else is needed.',
    twin: 'A few minutes are enough for the goal {title}, if they are the same few as always. When something takes them today, use the next free ones, standing up. Say now what you would do in them.',
    byKind: {
      recover:
        'What is most likely to get in the way has a name already: {obstacle}. If it comes today, that is a reason to rest, and nobody will push you. You can note it in a few words for your next appointment.',
    },
    twinByKind: {
      finish:
        'Waiting for somebody’s answer can stop everything. To {act}, pick a piece that needs nobody else, and do a first bit of it today. Then send the other person one short reminder. Both are small.',
      learn:
        'It is easy to read on instead of trying. If you want to {act}, close everything after one small piece today, and do that piece without looking. Where you get stuck, make a mark. One mark is enough.',
      stop: 'Saying no the whole day is too much for anybody. For the goal {title}, say it only to the first urge today, by getting up and opening a window. You can think about the next one when it comes.',
      relate:
        'Even without time for a long talk, a short one is possible. To {act}, use the few minutes on the way somewhere or at the sink. Ask one thing there, and let the rest be slow.',
      do_regularly:
        'The usual few minutes may get lost today. To {act}, pick the next free ones instead, even if they are in a line or on a bus. Say now what you would do in them.',
      recover:
        'If there is no strength for it today, there is no need for it either. For the goal {title}, keep the free minutes of this day for sitting down. You can say no to one request.',
    },
  },
  {
    text: 'About this goal you once wrote: {obstacle}. You do not have to argue with it or make it go away. You only have to do your own part: {then}. After that, you can rest.',
    twin: 'Just before it gets difficult, there is usually an easy moment. Use it today for the goal {title}: get out the one thing you need, and lay it open. {when}, you only have to touch it.',
    byKind: {
      recover:
        'About this goal you once wrote: {obstacle}. You do not have to go against it. Your plan is only for the moments without it: {then}. In the other moments, you can rest, and that counts too.',
    },
    twinByKind: {
      stop: 'After a long day, the urge has an easy time. For the goal {title}, make that hour easier today: have a warm drink ready, and sit in another room. You can call it a day there.',
      save: 'What you do not see is easily forgotten. For the goal {title}, put one bill or one statement in the middle of the table, face up. Read its date when you pass. Tomorrow you can see what it needs.',
      relate:
        'Tiredness makes everybody short. If you want to {act}, eat or rest for a moment before you meet them today. If that is not possible, say that you are tired, and then only listen.',
      do_regularly:
        'Just before it gets difficult, there is usually an easy moment. If you want to {act}, use that moment to get out the one thing you need. Lay it open, and you only have to touch it.',
    },
  },
  {
    text: 'When it gets hard today, it may sound like this: {obstacle}. Your answer can be just as short. {then}, and let that be the whole answer. You do not need a better one today.',
    twin: 'Tell one person in a single line when you mean to begin with the goal {title} today. If something comes between, they can ask you about it. You only have to name the hour, and be there.',
    byKind: {
      recover:
        'This may be the hard spot today: {obstacle}. Tell one person about it in a single line, or write that line to yourself. You do not have to ask for advice. It is enough that somebody knows.',
    },
    twinByKind: {
      finish:
        'Doubt about the whole can keep a small part from being done. To {act}, leave the whole alone today. Pick a part with a clear end, a label, a number, or a message, and finish that one.',
      relate:
        'A screen is the easiest thing to look at instead. If you want to {act}, leave it in another room while they talk to you today. A few minutes are enough. You can go back to it then.',
      stop: 'Tell one person at which hour it is hardest, in a single line. For the goal {title}, you may call them in that hour, or only know that you could. You need no advice from them.',
      do_regularly:
        'Tell one person at which hour you mean to begin. You want to {act}, and if something comes between, they can ask you about it. You only have to name the hour, and be there.',
    },
  },
]
