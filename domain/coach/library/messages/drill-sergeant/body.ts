import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Stand up first. {when}, {then}. Keep both hands free for it. Nothing else in them. Log it. Carry on.',
    byKind: {
      finish:
        'Stand up. Go to the papers. To {act}, pick up the oldest one. Decide one thing about it. Write that on it. Log it.',
      stop: 'Stand up before {urge}, not after. Hands in your pockets. To the window and back. Then decide. Log it. Carry on.',
      recover:
        'Sit down well first. Back supported. The sheet decides for the goal {title}. Take its easiest part. Then rest. Log it. Dismissed.',
      relate:
        'Stand up when they come in. To {act}, that is the first move. Then sit beside them. Ask one thing. Log it. Carry on.',
      learn:
        'Stand up. Say one thing by heart. To {act}, say it slowly and once. Sit down. Check it. Log it. Carry on.',
      save: 'Sit down. For the goal {title}, one paper on the table. Finger on the sum. Read it out loud. Write it down. Log it.',
    },
    twin: 'Stand up. Go to where the goal {title} starts. Both hands free. Take the nearest useful thing. Put it to work. Log it.',
  },
  {
    text: 'Empty your hands: no phone, no keys. {when}, the hands are free. Then {then}. They hold nothing else until it is done. Carry on.',
    byKind: {
      finish:
        'Empty your hands: no phone, no keys. To {act}, they get one tool. A pen or a key. Use it for one line. Carry on.',
      stop: 'Give your hands a job in place of {urge}. A cloth, a pen, a cup. Put it where the urge starts. Test it once. Carry on.',
      relate:
        'Empty your hands. Phone out of the room. To {act}, turn to face them. Ask one question. Hear the whole answer. Log it.',
    },
    twin: 'Empty your hands: no phone, no keys. Give them one object for the goal {title}. Use it before you put it down. Carry on.',
  },
  {
    text: 'Slow hands today. {when}, {then}. Finish each movement before the next. That is all the speed you need. Log it. Carry on.',
    byKind: {
      stop: 'An urge is quick, so be slow. Stand. Turn around. Leave the room. Practice that once, away from {urge}. Log it. Carry on.',
      recover:
        'Half speed is too fast today. For the goal {title}, sit down first. Pick one thing you can do seated. Stop when anything complains. Log the hour. Dismissed.',
      relate:
        'Slow mouth today. To {act}, one breath after their last word. Then answer only that. Add nothing. Log it. Carry on.',
      learn:
        'Hands first, eyes second. To {act}, write what you remember. Leave the gaps. Then look, and fill one. Log it. Carry on.',
    },
    twin: 'Slow hands on the goal {title} today. One small part. Finish each movement before the next. Look at the result. Log it. Carry on.',
  },
  {
    text: 'First movement only, as a drill. {when}, {then}, up to the first touch. Then do it in full. Hurry is no fault. Log it. Carry on.',
    byKind: {
      finish:
        'First touch is the order. To {act}, touch the part you avoid. Open it, unfold it, or call it. Then one line. Log it. Carry on.',
      stop: 'When the urge comes, move your feet first. Out of the room, before {urge}. Count the doors on the way. Wait there. Log it.',
      recover:
        'No drill today. {when}, check how you feel first. If it feels safe: {then}, slowly. If not, rest. Either goes on the log. Carry on.',
      relate:
        'Lower your voice first. To {act}, speak more quietly than usual. Short sentences. Wait after each. Log how it went. Carry on.',
      reflect:
        'Phone out of the room. Door shut. The goal {title} starts in that quiet. Sit still for one minute. Then stop. Log it.',
    },
    twin: 'First touch is the order for the goal {title}. Lay your hand on its first object. Use it for one minute. Then stop. Log it. Carry on.',
  },
  {
    text: 'Eyes on one thing. {when}, {then}. Look at your hands until it is done. The rest of the room can wait. Log it. Carry on.',
    byKind: {
      finish:
        'Eyes on the work. To {act}, read it once from the top. Stop at the first gap. Fill it. Log it. Carry on.',
      stop: 'When the urge comes, change the view. Turn your chair away from {urge}. Face a window or a wall. Wait there. Log it. Carry on.',
      relate:
        'Eyes up when they begin. To {act}, put the work down each time. Look, wait, answer. Log how often. Carry on.',
      learn:
        'Eyes shut. Say what you remember. To {act}, say it as a sentence. Eyes open. Check one gap. Log it. Carry on.',
    },
    twin: 'Eyes on one thing for the goal {title}. What does it lack? A line, a part, or a place. Supply that. Log it. Carry on.',
  },
  {
    text: 'Get into position first. {when}, be at the spot. Hands in place. Then {then}. If you only arrive, log that. It counts. Carry on.',
    byKind: {
      finish:
        'Go there in person, or call. To {act}, one office, shop, or neighbor. Take one written question. Bring back the answer. Log it. Carry on.',
      stop: 'Distance helps first. Pick your way out now, before {urge}. Door, hall, or another room. When the urge comes, go there. Log it. Carry on.',
      relate:
        'Go to where they are. To {act}, sit down without a task. Ask one thing there. If they are busy, help. Log it. Carry on.',
      learn:
        'Go to another room than usual. To {act}, do one piece there by heart. What stayed behind? Practice that. Log it. Carry on.',
    },
    twin: 'Go to the place of the goal {title}. Hands in place. Do the first movement there. If you only arrive, log that. Carry on.',
  },
  {
    text: 'Get up from wherever you sit. {when}, {then}. Do it on your feet, if you can. Then you may sit down. Log it. At ease.',
    byKind: {
      stop: 'Get ready for the hour of {urge}. Open a window. Pull out another chair. Sit there at the first sign. Log it. Carry on.',
      recover:
        'Sit down before you start. {when}, notice how you feel. If it feels safe: {then}, slowly. If not, rest. Log either. At ease.',
      relate:
        'Turn your chair before you speak. To {act}, face them. Phone behind you. Ask one thing and wait. Log it. At ease.',
    },
    twin: 'Get up from wherever you sit. Goal {title}: one part, on your feet. After that, any chair is yours. Log it. At ease.',
  },
  {
    text: 'Tired today? Then the plan is enough. {when}, {then}. Use no more effort than it takes. Log it. Off duty.',
    byKind: {
      finish:
        'Tired today? Then no decisions. To {act}, take hand work. A stamp, a copy, or an address. One piece. Log it. Off duty.',
      stop: 'Urges are stronger when you are tired. Rest before the hour of {urge}. Sit down. Drink something warm. Turn the lights low. Log it.',
      recover:
        'If you are tired, rest is the order. For the goal {title}, lie down or sit. Phone away. Stay until your breath is slow. Log the rest. Dismissed.',
      relate:
        'If you are tired, say so first. One plain sentence. To {act}, name the hour for a real talk. Keep it. Dismissed.',
    },
    twin: 'If you are tired, work sitting down. Goal {title}: one part that needs no thinking. Stop when it is done. Log it. Dismissed.',
  },
]
