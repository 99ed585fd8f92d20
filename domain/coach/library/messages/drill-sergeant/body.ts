import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Feet flat. Shoulders down. Jaw loose. Breathe out once. Then start: {then}. If your shoulders rise, stop and lower them. Go on after that. Log it.',
    twin: 'Feet flat. Shoulders down. Jaw loose. Breathe out once. Then make the first move for the goal {title}. If your shoulders rise, stop and lower them.',
    byKind: {
      recover:
        'Back supported. Jaw loose. Breathe out once. A cushion goes under whatever hurts. Nothing is tested today on the goal {title}. Stay like that. Rest is the order.',
      save: 'Sit down. Feet flat. Breathe out once. For the goal {title}, one paper on the table. Finger on the sum. Read it out loud. Put it down. Log it.',
    },
  },
  {
    text: 'Empty your hands: no phone, no keys. {when}, take one breath. Then {then}. The breath is part of the order. The rest is routine.',
    twin: 'Empty your hands: no phone, no keys. Take one breath. Then pick up one object for the goal {title}. The breath is part of the order. Carry on.',
    byKind: {
      stop: 'Give your hands something to hold. A coin, a pen, a cold glass. Carry it today for the goal {title}. When the urge comes, hold it for one minute.',
      relate:
        'Empty your hands. Phone out of the room. Goal {title}: turn to face the other person. Breathe out before you answer. Keep the answer short. Then listen.',
    },
  },
  {
    text: 'No hurry today. {then}. If you catch yourself rushing, breathe out once. Then finish it slowly. Log what you noticed. Carry on.',
    twin: 'Go at half speed on the goal {title}. Notice where it gets stuck. Repeat that slowly, once. Fix nothing else. Log what you noticed. Carry on.',
    byKind: {
      stop: 'An urge is quick, so be slow. Stand. Breathe out. Turn around. Leave the room. For the goal {title}, practice that once. Log it. Carry on.',
      recover:
        'Half speed is too fast today. For the goal {title}, sit down first. Pick one thing you can do seated. Stop when anything complains. Log the hour. Dismissed.',
    },
  },
  {
    text: 'Breathe out slowly. Wait. Let the breath come in. Then {then}. If your hands hurry, breathe like that once more. Hurry is no fault. Carry on.',
    twin: 'Breathe out slowly. Wait. Let the breath come in. The goal {title} starts on that breath. If your hands hurry, repeat the breath. Carry on.',
    byKind: {
      stop: 'Breathe out slowly when the urge comes. Wait. Let the breath come in. Repeat it until the minute is over. For the goal {title}, that is enough. Log it.',
      reflect:
        'Breathe out slowly. Wait. Let the breath come in. The goal {title} starts in that pause. Do not hurry afterward. Stay while it is quiet. Then stop. Log it.',
    },
  },
  {
    text: 'Look at the far wall until it is sharp. Now look back. {then}. When it is done, look far away once more. Tired eyes need it. Carry on.',
    twin: 'Look at the far wall until it is sharp. Then do one small piece for the goal {title}. Look far away once after it. Log it. Carry on.',
    byKind: {
      learn:
        'Shut your eyes. Say what you remember of the last piece. For the goal {title}, that is the warm-up. Open your eyes. Check one gap. Log it. Carry on.',
      stop: 'When the urge comes, look at the far wall. Then at your hand. Then far again. For the goal {title}, repeat that for one minute. Log it. Carry on.',
    },
  },
  {
    text: 'Bring your body there first. {when}, be at the spot. Hands in place. Then {then}. If you only arrive, log that. It counts. Carry on.',
    twin: 'Go to the place of the goal {title}. Your thoughts may follow later. Sit or stand as it needs. Hands in place. If you only arrive, log that. Carry on.',
    byKind: {
      stop: 'Distance helps first. For the goal {title}, pick your way out now. Door, hall, or another room. When the urge comes, go there. Think afterward. Log it. Carry on.',
    },
  },
  {
    text: 'Drink water. Open a window. Stand up straight. Then {then}. When it is done, drink once more. Then you may sit down. Log it.',
    twin: 'Drink water. Open a window. Set the chair. Then one part of the goal {title}. Stay until it is done. Then you may get up. Log it.',
    byKind: {
      stop: 'Get ready for the hard hour. Pour water. Open a window. Pull out another chair. Goal {title}: go there at the first sign. Log it. Carry on.',
    },
  },
  {
    text: 'If you are tired, work slowly instead of stopping. {then}. Hold everything loosely. When it is done, sit down for a breath. No time is owed. Dismissed.',
    twin: 'If you are tired, go slowly. Goal {title}: hold everything loosely. Do one part. When your breath gets short, you are done. Dismissed.',
    byKind: {
      stop: 'Urges are stronger when you are tired. For the goal {title}, rest early today. Sit down. Drink water. Turn the lights low. That is the order. Log it.',
      recover:
        'If you are tired, rest is the order. For the goal {title}, lie down or sit. Phone away. Stay until your breath is slow. Log the rest. Dismissed.',
    },
  },
]
