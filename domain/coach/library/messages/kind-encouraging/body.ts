import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: '{when}, put down whatever you are holding and let your shoulders come down. With both hands free, you can {then}, as you planned. That is the whole of today’s part, and you may sit down after it.',
    twin: 'Your hands can begin with the goal {title} before you feel ready. {when}, clear them, and pick up the one thing that is used first. Do a little with it while you stand. You may sit down then.',
    twinByKind: {
      finish:
        'Your hands can begin before you feel ready. To {act}, open what you have so far, take a pen, and underline the first thing that is missing. You only have to add a little to it today.',
      stop: 'Before {urge}, a hand reaches for something. Today, lay that hand flat on the table first and leave it there for one slow breath. That breath is enough, and you can take it each time.',
      relate:
        'Put down whatever you are holding before that person speaks to you today. If you want to {act}, empty hands help you to wait for the end of the sentence. You only have to do it once.',
      learn:
        'Lay your hand on the closed cover or the dark screen. If you want to {act}, say one thing from the last time while it stays there. Then open it, check that one thing, and stop if you like.',
      do_regularly:
        'Your hands can begin before you feel ready. To {act}, clear them and pick up the one thing that is used first. Do a little with it while you stand. You may sit down then.',
    },
  },
  {
    text: 'Let your face and your shoulders be easy before you begin. {when}, you can {then}, only as fast as lets you keep breathing. Nothing about it has to look strong. Doing it once is enough for today.',
    twin: 'Stand for a moment in the place of the goal {title}, with both feet on the floor. {when}, take the first thing into your hand, and do what fits into one minute. Then you may sit down.',
    twinByKind: {
      save: 'Smooth one bill, one receipt, or one statement flat on the table with your hand. For the goal {title}, read only the line under your finger. Write that sum down, and then turn the paper over.',
      reflect:
        'To {act}, let your body arrive first. Sit down with your feet flat and your hands open, and let your breath go out once. Then begin, and keep it short. You may stay if it is pleasant.',
      recover:
        'Let something carry your weight for a while, a chair, a bed, or a wall. For the goal {title}, stay there for as long as it is comfortable. Then see how you are, and only then go on.',
      stop: 'Stand up when the urge comes, and feel both feet on the floor. For the goal {title}, stay standing until you have breathed out a few times. You can sit down again in another place.',
      relate:
        'Stand still when that person talks to you today, even if you were on your way. To {act}, let both feet stay on the floor until they have finished. Then you may go on.',
      do_regularly:
        'Stand for a moment where it happens, with both feet on the floor. To {act}, take the first thing into your hand, and do what fits into one minute. Then you may sit down.',
    },
  },
  {
    text: 'You do not have to feel fully awake to begin. {when}, get up once, slowly, and {then}. Your body usually follows once you are up. If it does not, you can stop there.',
    twin: 'Get up once for the goal {title}. {when}, go to the thing you need first, and bring it back to your seat. The rest can be done sitting. A few minutes are enough.',
    twinByKind: {
      finish:
        'Stand up to look at it. Lay out what you have so far to {act}, on a table or a bed, and look from above. You will see one gap. Fill only that one today.',
      stop: 'When the urge comes, let your feet answer first. For the goal {title}, stand up and go as far as the next doorway. Stay there with one hand on the frame until it is weaker. That is enough.',
      learn:
        'Say it, write it, or move it with your hand, but not only with your eyes. If you want to {act}, go through one small piece that way, with everything closed. You can look it up afterward.',
      relate:
        'Go over to where that person is, instead of calling through the door. You wanted to {act}, and a few steps are a friendly beginning. If they are far away, use your voice and not only your thumbs.',
      recover:
        'Stay seated a little longer than you usually do. For the goal {title}, have what you need brought to you, or put it within reach. That is a whole day’s part if today is that kind of day.',
      do_regularly:
        'Get up once, go to the thing you need first, and bring it back to your seat. If you want to {act}, that is the start, and the rest can be done sitting. A few minutes are enough.',
    },
  },
  {
    text: 'Begin with your hands and let your thoughts come after: {then}. {when}, do it at an easy speed, and notice only what your fingers touch. That is enough attention for a beginning, and you may stop then.',
    twin: 'Your own hands can remember the goal {title}. {when}, let them find the first thing that belongs to it, even before you sit down. Do one short part. That is enough attention for today.',
    twinByKind: {
      relate:
        'Turn your whole chair toward that person the next time you talk. If you want to {act}, let your shoulders follow and your mouth stay closed for a moment. One quiet minute is a good beginning.',
      save: 'Take your card or your wallet out of your pocket for today, and lay it in a drawer. For the goal {title}, your hand then has to go there first. That moment gives you time to think.',
      stop: 'Give your hands a job before {urge} gets close. Pick something you can hold, such as a stone, a cloth, or a cup, and keep it near you today. When the urge comes, hold it and breathe out.',
      recover:
        'Let your hands be warm before anything else, around a cup or under a blanket. For the goal {title}, that is a fine beginning. If you go on from there, take only the easiest thing you were given.',
      do_regularly:
        'Hands often remember what the head puts off. You want to {act}, so let them find the first thing that belongs to it, even before you sit down. Do one short part, and stop.',
    },
  },
  {
    text: '{when}, breathe out first, and then {then}. A slow breath takes no time from it, and it makes the beginning a little easier. After that you only have to do what you planned, in the way you like.',
    twin: 'Breathe out once for the goal {title}, before anything else. {when}, do the first short part of it, only as fast as lets you go on breathing. If you notice a hurry, you may stop.',
    twinByKind: {
      finish:
        'A long sitting is not needed. If you want to {act}, do one small piece of it standing up, at a shelf or a counter. Make it a piece that can be seen. When it stands there, you can sit.',
      recover:
        'Let your breath go first with the goal {title} today. Breathe out before each thing you do for it, and rest while you breathe in. If that takes longer than you thought, it still counts.',
      stop: 'An urge is easier to let pass when you are breathing out. For the goal {title}, try it once now, while it is quiet: out through the mouth, longer than in. You can do the same when it comes.',
      relate:
        'Take one slow breath before each answer you give that person today. You wanted to {act}, and a breath leaves room for a second thought. If you forget it, take it with the next answer.',
      do_regularly:
        'Breathe out once, before anything else. To {act}, do the first short part only as fast as lets you go on breathing. If you notice a hurry, you may stop there. Nothing more is due today.',
    },
  },
  {
    text: 'Where do your hands go first? {when}, you will {then}, as you planned. Show them the way once now, or only think it through. When the moment comes, they know it, and you can leave the rest to them.',
    twin: 'What do your hands touch first for the goal {title}? Name that thing, and put it where they will be {when}. Then pick it up and begin with a minute of it. You may stop after that.',
    twinByKind: {
      learn:
        'Which part of it do your fingers, your mouth, or your eyes know already? If you want to {act}, begin with that part, from memory. Then add one small new thing, and leave it there for today.',
      relate:
        'How do you stand when you have no time for somebody? If you want to {act}, stand the other way today: both feet still, nothing in your hands. Stay like that for one answer. It is enough.',
      reflect:
        'Which part of you is still in a hurry? To {act}, sit down and let that part rest first, the jaw, the hands, or the eyes. Then begin with one line or one breath. It may be short.',
      stop: 'What do your hands do just before it? Name it once, quietly. For the goal {title}, let them do something else first today: hold a cup or fold a cloth. It may be over soon.',
      recover:
        'What does your body ask for today, warmth, quiet, or company? For the goal {title}, give it just that for a while. You can note the answer for the next appointment, in a word or so.',
      do_regularly:
        'What do your hands touch first? You want to {act}, so name that thing out loud and put it where they will be. Then pick it up once, and use it for a minute.',
    },
  },
  {
    text: 'You can {then} when you are tired, cranky, or cold, and it counts just as much. {when}, take one slow breath for yourself, and then do it in the easiest way you know. You can rest afterward.',
    twin: 'Tired hands can still do a little for the goal {title}. {when}, pick the part that you could do with one hand in your lap. Do that part slowly, and let it be the whole of today.',
    twinByKind: {
      finish:
        'Tired eyes can still close one gap. To {act}, pick something that needs no thinking: a name to copy, a photo to pick, a paper to sign. Do that one slowly, and then rest them.',
      stop: 'You do not have to be calm for this. When it gets hard today with the goal {title}, hold your wrists under warm water for a minute. Only the minute counts, and you can dry your hands in peace.',
      save: 'Sit down for this, with something warm to drink. For the goal {title}, open one letter or one page of the account, and read the sum out loud once. Then you can close it and lean back.',
      relate:
        'Sit down low and comfortable beside that person when you are tired. To {act}, you do not have to be lively. Let them talk, keep your hands still, and nod when you mean it.',
      recover:
        'You may be tired, and that settles the size of today. For the goal {title}, do the very easiest thing you were told to do, or nothing but rest. Both are a part of getting well.',
      do_regularly:
        'Tired hands can still do a little. To {act}, pick the part that you could do with one hand in your lap. Do that part slowly, and let it be the whole of today.',
    },
  },
  {
    text: 'Sit or stand now as you will then, just for a moment. {when}, you can {then}, and your body knows the place already. One quiet try is enough, and it may be a short one.',
    twin: 'Take the seat or the place that you use for the goal {title}, and stay in it for one breath. {when}, take whatever your hand reaches first, and do a little with it. A short part is enough.',
    twinByKind: {
      relate:
        'Keep your voice lower than usual in the next talk with that person. If you want to {act}, it is easier with a slow voice. Ask one thing, and wait for the answer with still hands.',
      learn:
        'Stand up for the hard bit. You wanted to {act}, so try the place where you get stuck once on your feet, without looking. Sit down, check it, and you have practiced for today.',
      recover:
        'Pick the softest seat you have today. For the goal {title}, sit there for as long as you need before anything that your sheet asks for. If the sitting is all there is today, that counts.',
      stop: 'Sit with your back against something when it gets hard today, and let your jaw be loose. For the goal {title}, stay like that until the urge is weaker. Then get up on the other side.',
      do_regularly:
        'Take the seat or the place that you always use, and stay in it for one breath. To {act}, begin with whatever your hand reaches first. A short part is enough for today, even if it feels like little.',
    },
  },
]
