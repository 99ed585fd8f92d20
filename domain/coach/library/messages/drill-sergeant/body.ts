import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Feet flat. Shoulders down. Jaw loose. {when}, {then}. The shoulders stay down until it is done. Log it. Carry on.',
    twin: 'Feet flat. Shoulders down. Jaw loose. Breathe out once. Then make the first move for the goal {title}. The shoulders stay down until it is done.',
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
    text: 'No hurry today. {when}, {then}. Breathe out before you begin. The clock is on your side. Log it. Carry on.',
    twin: 'No hurry on the goal {title} today. Breathe out before you begin. One small part is enough. The clock is on your side. Log it.',
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
    text: 'Look at the far wall for a breath. That is the whole warm-up. {when}, {then}. Log it. Carry on.',
    twin: 'Look at the far wall for a breath. Then do one small piece for the goal {title}. Log it. Carry on.',
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
    text: 'Stand up straight. One deep breath, in and out. {when}, {then}. Then you may sit down. Log it. At ease.',
    twin: 'Stand up straight. One deep breath, in and out. Then one part of the goal {title}. Log it. At ease.',
    byKind: {
      stop: 'Get ready for the hard hour. Pour water. Open a window. Pull out another chair. Goal {title}: go there at the first sign. Log it. Carry on.',
    },
  },
  {
    text: 'Tired today? Then the plan is the only order. {when}, {then}. Use no more effort than it takes. Log it. Off duty.',
    twin: 'If you are tired, go slowly. Goal {title}: hold everything loosely. Do one part. When your breath gets short, you are done. Dismissed.',
    byKind: {
      stop: 'Urges are stronger when you are tired. For the goal {title}, rest early today. Sit down. Drink water. Turn the lights low. That is the order. Log it.',
      recover:
        'If you are tired, rest is the order. For the goal {title}, lie down or sit. Phone away. Stay until your breath is slow. Log the rest. Dismissed.',
    },
  },
]
