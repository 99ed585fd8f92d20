import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s start with the hands. {when}, put down whatever they’re holding, and {then}. That’s the first movement and the whole plan. If the rest comes easier after it, fine. If not, we check it off.',
    twin: 'Let’s start with the hands. {when}, clear them and pick up the one thing the goal {title} needs first. Do a minute with it standing up. Then sit down and check it off.',
    twinByKind: {
      finish:
        'Let’s start with the hands. You want to {act}, so get out what you’ve got and lay it on the table. Your finger finds the first gap. We fill just that one today.',
      stop: 'Let’s give your hands a job before the goal {title} gets hard. Pick a cup, a cloth, or a bunch of keys, and keep it near you. When it starts, hold that until it’s quieter.',
      recover:
        'Hands first, and gently. Put a cushion where you need it and a glass where you can reach it. That’s our share of the goal {title} before anything else. Then sit back and breathe out.',
      relate:
        'Hands first: put down what they’re holding when that person starts to talk. To {act}, we keep them empty until the end of the sentence. Do it once today.',
      do_regularly:
        'Let’s start with the hands. To {act}, clear them and pick up the one thing you need first. Do a minute with it standing up. Then sit down and check it off.',
    },
  },
  {
    text: 'Shoulders down, jaw loose, and no hurry. {when}, {then}. We don’t need it to look good. If you notice that you’re rushing, stop for a breath, finish, and put it on the log.',
    twin: 'Get on your feet for the goal {title}. {when}, fetch the first thing it needs and bring it back to your seat. That was the start. Let’s do a few minutes sitting, and stop.',
    twinByKind: {
      learn:
        'Say it, write it, or move it, so that it isn’t only in your eyes. You set out to {act}, so let’s take one small piece and do it with everything shut. Check after.',
      relate:
        'Turn your chair toward that person next time, phone out of reach. You set out to {act}, and your back shouldn’t do the listening. Let’s do that for one answer, start to end.',
      stop: 'Feet first. When the goal {title} gets hard, stand up and go as far as the next doorway. Let’s stay there with a hand on the frame until it’s quieter.',
      recover:
        'Let something else carry your weight for a while, a chair, a bed, a wall. For the goal {title}, let’s stay there as long as it’s comfortable, and then see how you are.',
      do_regularly:
        'Get on your feet, fetch the first thing, and bring it back to your seat. To {act}, that was the start. Let’s do a few minutes sitting, and stop.',
    },
  },
  {
    text: 'Your body can go first today, and your mood can catch up. {when}, get up, go there, and {then}. We count it from the moment you move. Stop when the plan is done.',
    twin: 'Your feet can decide today. {when}, they go where you work on the goal {title}. Once you’re there, let’s do the nearest small thing. If nothing’s near, set one thing out and check that off.',
    twinByKind: {
      finish:
        'Standing up can help you get started. To {act}, let’s do one piece at a shelf or a counter, before you sit. Pick a piece that can be seen afterward.',
      save: 'Put a finger on the line. For the goal {title}, lay one bill flat, read the sum out loud, and write it down. Then we turn the paper over, and that’s it.',
      reflect:
        'Sit down before you do anything else, feet flat, hands open. You want to {act}, so let the breath go out once, all the way. We log that much. Stay if you like.',
      stop: 'Your feet can get you out. When the goal {title} gets hard, let’s have them take you to another room or the front step. Stay there until it’s quieter, and then come back.',
      relate:
        'Go over there instead of calling through the door. You want to {act}, and a few steps say more than volume. If they’re far away, let’s use the voice, not the thumbs.',
      recover:
        'Stay seated a bit longer than you usually do. For the goal {title}, let’s have what you need brought over, or put within reach. On a day like this, that’s the job.',
      do_regularly:
        'Your feet can settle where to begin: they go to the usual spot. To {act}, let’s do the nearest small thing there. If nothing’s near, set one thing out and check that off.',
    },
  },
  {
    text: 'Try the first movement once now, as far as you can from where you are: {then}. {when}, your hands know the way, and we save ourselves the thinking. That’s today’s whole setup.',
    twin: 'Where do your hands go first on the goal {title}? Show them once now, then put the thing where they’ll find it. {when}, let’s make that movement and stop after a minute.',
    twinByKind: {
      learn:
        'Put the pen in your hand and keep the book shut. You set out to {act}, so let’s write down what’s left from last time. The gaps are our list, and one is enough.',
      stop: 'Let’s get you out of the chair when the goal {title} gets hard. Stand up, go through the doorway, and touch something cold. Come back when it’s quieter. Try the way once now.',
      relate:
        'Before you answer that person today, breathe out once. You set out to {act}, and that’s about how long a sharp word takes to go stale. Let’s do it for one answer.',
      recover:
        'Warm hands first, around a cup or under a blanket. For the goal {title}, that’s our start. If there’s more today, let it be the easiest thing you were given.',
      do_regularly:
        'Where do your hands go first? You want to {act}, so show them once now, and put the thing where they’ll find it. Then let’s make that movement for a minute.',
    },
  },
  {
    text: '{when}, breathe out, and on the next breath in, {then}. That’s our countdown. Nobody waits for you to feel ready. Once it’s done, put it on the log and sit back.',
    twin: 'One breath out is our countdown for the goal {title}. {when}, take it, and do the first small part at an easy speed. If you catch yourself holding your breath, stop and check it off.',
    twinByKind: {
      finish:
        'Long sittings aren’t needed. To {act}, let’s set a short timer and do one piece standing. When it rings, look at what you’ve got, and put it on the log.',
      stop: 'Feet flat, one long breath out, hands around something cold. Let’s practice that once now for the goal {title}, while it’s easy. When it gets hard, do the same in the same sequence.',
      recover:
        'Sit down before you need to. For the goal {title}, that’s the job today, with a cushion where it helps. Let’s do the easy part from there, or leave it and rest.',
      relate:
        'Before each answer today, one breath out. You want to {act}, and there’s room for a second thought in it. If we forget one, we take the next. Then log it.',
      do_regularly:
        'One breath out is our countdown. To {act}, take it, and do the first small part at an easy speed. If you catch yourself holding your breath, stop and check it off.',
    },
  },
  {
    text: 'Let’s do this at half speed: {then}. {when}, take it slowly enough to notice what your hands do. If it goes wrong there, you know the spot for next time. Then check it off.',
    twin: 'Let’s do the first small thing for the goal {title} at half speed. Notice where it gets awkward: at the start, in the middle, or at the end. Next time we fix that spot.',
    twinByKind: {
      learn:
        'Let’s go at half speed. You want to {act}, so take the hard spot slowly, a few times in a row. When it comes out right once, stop. Tomorrow it gets a bit faster.',
      save: 'Let’s go slowly with the goal {title} today. Take your card out of the wallet and put it in a drawer. If you need it, your hand has to go there first.',
      reflect:
        'Let’s go slowly. You set out to {act}, so do the sitting down in slow motion: chair, feet, hands, breath. By then it’s started, and we can stop whenever it’s enough.',
      stop: 'Let’s slow everything down when the goal {title} gets hard. Stand up slowly, and go to the next room slowly. When you get there, check whether it’s quieter already.',
      relate:
        'Let’s go at half speed with that person. To {act}, say one thing slowly that they often have to ask about again. Then wait for their face, and check it off.',
      recover:
        'Let’s go slowly with the goal {title} today. Sit first, shoulders down, one long breath out. Then pick the easiest thing you were given, and stop before it gets hard.',
      do_regularly:
        'Let’s do the first small thing at half speed. To {act}, notice where it gets awkward: at the start, in the middle, or at the end. Next time we fix that spot.',
    },
  },
  {
    text: 'Tired is fine, and so is cold or cranky: you can still {then}. {when}, do it in the easiest position there is. We log it the same, and you can lie down after it.',
    twin: 'Tired is fine. The goal {title} has a part you can do with one hand and half an eye. {when}, do that part slowly, and let’s call it the day’s work. Then rest.',
    twinByKind: {
      finish:
        'Tired eyes can still copy a name or pick a photo. To {act}, let’s find the piece that needs no thinking. Do that one, and leave the clever ones for tomorrow.',
      stop: 'You don’t have to feel strong for the goal {title}. When it starts, hold your wrists under warm water for a minute. Let’s count the minute and nothing else. Then dry off.',
      relate:
        'Keep your voice low and slow with that person today. You set out to {act}, and a slow voice is harder to fight with. Let’s try it for one question and one answer.',
      recover:
        'Tired settles the size of today. For the goal {title}, let’s do the easiest thing you were told to do, or just rest. Both of them go on the log.',
      do_regularly:
        'Tired is fine. To {act}, there’s a part you can do with one hand and half an eye. Do that part slowly, and let’s call it the day’s work. Then rest.',
    },
  },
  {
    text: 'Get into position before you think about it: {then}. {when}, your hands go first and the rest of you follows. We only look at whether it happened, and then it’s on the log.',
    twin: 'Get into position for the goal {title}: the seat, the light, the first thing in your hand. {when}, do a minute from there. Let’s count the minute, whatever came of it.',
    twinByKind: {
      finish:
        'Step back and look at all your pieces from above, on a table or a bed. You want to {act}, so let’s point at the biggest hole. Put one thing into it today.',
      learn:
        'Get on your feet for the tricky part. You set out to {act}, so do it once standing, with nothing to look at. Then let’s sit down, check it, and call that practice.',
      save: 'Get the papers out of the bag and onto the table, closed or open. For the goal {title}, let’s open the thinnest one and find its date. The others can wait there.',
      stop: 'Get your back against a wall when the goal {title} gets hard, both feet on the floor. Let’s count breaths out until it’s weaker. Then go somewhere else. Check it off from there.',
      relate:
        'Sit down low and easy when you’re tired. You want to {act}, and you don’t have to be lively. Let’s hear them out with your hands still, for as long as a cup of tea takes.',
      do_regularly:
        'Get into position: the seat, the light, the first thing in your hand. To {act}, do a minute from there. Let’s count the minute, whatever came of it. We log it as it is.',
    },
  },
]
