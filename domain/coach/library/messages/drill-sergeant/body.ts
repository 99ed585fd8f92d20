import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Stance check. Feet flat. Shoulders down. Jaw loose. Breath out. From that stance: {then}. If the shoulders rise, halt. Reset. Then go on. Stance first, speed later.',
    twin: 'Stance check for the goal {title}. Feet flat. Shoulders down. Jaw loose. Breath out. First move from that stance. If the shoulders rise, halt. Reset. Stance first, speed later.',
    byKind: {
      recover:
        'Position check for the goal {title}. Back supported. Jaw loose. Breath out. Whatever hurts gets a cushion. Nothing is to be tested today. Hold the position. Rest is the order.',
      save: 'Stance check for the goal {title}. Seated. Feet flat. Breath out. One paper on the table. Finger on the sum. Read it out loud. Paper down. Stance held. Log it.',
    },
  },
  {
    text: 'Hands report first. Empty them. {when}, no phone, no keys. Then {then}. One breath in between. The breath is not optional. The rest is routine.',
    twin: 'Hands report first. Empty them. No phone, no keys. For the goal {title}, pick up one object. One breath before it. The breath is not optional. The rest is routine.',
    byKind: {
      stop: 'Hands report first. Idle hands drift. For the goal {title}, issue them something. Coin, pen, cold glass. Carry it today. When the urge calls, hold on tight. One minute.',
      relate:
        'Hands report first. Empty them. Phone out of the room. For the goal {title}, face the other person. Breathe out before you answer. Short reply. Then listen. That is the order.',
    },
  },
  {
    text: 'Half speed today. {then}. Count the movements. Find the one that sticks. Do that one once more, slower. Nothing to fix beyond it. Log what you found. Carry on.',
    twin: 'Half speed today on the goal {title}. First movement only. Find the point that sticks. Do it once more, slower. Nothing to fix beyond it. Log what you found. Carry on.',
    byKind: {
      stop: 'Half speed today. The urge is fast. You are not. For the goal {title}, take the slow way. Stand. Breathe out. Turn around. Go. Slow is the order. Log it after.',
      recover:
        'Half speed is too fast today. For the goal {title}, sit first. Then choose one thing. Do it seated if you can. Stop at the first complaint. Log the hour. Dismissed.',
    },
  },
  {
    text: 'Breathing order. Out, long. Wait. In, by itself. Then {then}. Repeat the breath if the hands hurry. They will hurry. No blame for that. Just the breath. Carry on.',
    twin: 'Breathing order for the goal {title}. Out, long. Wait. In, by itself. Then the first move. Repeat the breath if the hands hurry. No blame for that. Just the breath. Carry on.',
    byKind: {
      stop: 'Breathing order for the hard minute. Out, long. Wait. In, by itself. Again. Do it until the clock moves on. For the goal {title}, that is action enough. Log the minute.',
      reflect:
        'Breathing order. Out, long. Wait. In, by itself. The goal {title} starts inside that pause. No hurry after it. Stay as long as it stays quiet. Then stop. Log it.',
    },
  },
  {
    text: 'Eyes first. Far wall or window. Hold until sharp. Then back to the work: {then}. Eyes need relief too. Rest them on schedule. One look out for each piece.',
    twin: 'Eyes first. Far wall or window. Hold until sharp. Then back to the goal {title}. One small piece. One look out. Eyes need relief too. Rest them on schedule.',
    byKind: {
      learn:
        'Eyes shut. Book shut. Recite what is left of the last piece. Out loud. For the goal {title}, that is the warm-up. Eyes open. Check one gap. Close it. Log it.',
      stop: 'Eyes off. When the urge calls, far wall or window. Hold until sharp. Then near. Then far. For the goal {title}, repeat until quiet. Log the rounds. Carry on.',
    },
  },
  {
    text: 'Get the body there. The head may follow. {when}, be at the spot. Hands in place. Then {then}. Arrival counts. Log it as such.',
    twin: 'Get the body there. The head may follow. Be where the goal {title} happens. Stand or sit as the work requires. Hands in place. Arrival counts. Log it as such.',
    byKind: {
      stop: 'Get the body out. The head may argue behind you. For the goal {title}, choose the exit now. Door, hall, other room. When it gets loud, use it. Distance first. Log it.',
    },
  },
  {
    text: 'Supply check. Water drunk. Window open. Seat right. Then {then}. No getting up for small things. Getting up ends the piece. That is allowed. Log it. Carry on.',
    twin: 'Supply check before the goal {title}. Water drunk. Window open. Seat right. Now the first piece. No getting up for small things. Getting up ends the piece. That is allowed. Log it.',
    byKind: {
      stop: 'Supply check for the hard hour. Water poured. Window open. Other chair ready. Goal {title}: use them on the first sign. No discussion. Stay until quiet. Log it.',
    },
  },
  {
    text: 'Tired is a speed, not a stop. Set the speed low. {then}. Loose grip. Even breath. When the breath breaks, stop. No extra time is due. Dismissed after that.',
    twin: 'Tired is a speed, not a stop. For the goal {title}, set it low. Loose grip. Even breath. One piece. When the breath breaks, stop. No extra time is due. Dismissed.',
    byKind: {
      stop: 'Tired is when it calls. Be early. For the goal {title}, sit down first. Water. Chair. Lights low. A rested guard is a better guard. Stand down early today.',
      recover:
        'Tired is an order here. Obey it. For the goal {title}, lie down or sit. Supported. Phone away. Hold that until the breath is slow. Nothing to make up. Log the rest.',
    },
  },
]
