import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Not a sound today. {then}, as if somebody slept next door. After a noise, hold still for one breath. Log the noises. Carry on.',
    byKind: {
      finish:
        'Beat the kettle. Switch it on. To {act}, one line or one call. Done before it boils: log a win. Carry on.',
      stop: 'Greet the urge politely when it comes. Then turn around and leave the room in step. No word to {urge}. You may laugh. Log it. Carry on.',
      recover:
        'Test your chair today. Sit in it for a full minute. For the goal {title}, give the cushion a grade. Stay seated if it passes. Log the grade.',
      relate:
        'Be a guest from abroad today. To {act}, ask how one ordinary thing is done. Correct nothing. Say thanks. Log the answer. Carry on.',
    },
    twin: 'One piece for the goal {title}, without a sound. After a noise, hold still for one breath. Log the noises. Carry on.',
  },
  {
    text: 'Start from the other end today. {when}, {then}. What normally comes last comes first. It will look odd. That is allowed. Log it.',
    byKind: {
      finish:
        'Start from the other end. To {act}, what comes last? The label, the thanks, or the key. Prepare that now. Log it. Carry on.',
      stop: 'Swap sides today. Other chair, other cup, other side of the door. {urge} expects the old places. Log what changes. Carry on.',
      recover:
        'Change your view today. Sit at another window, or on another cushion. The goal {title} asks no other movement. Log what you saw. Dismissed.',
      relate:
        'Start from the other end. To {act}, begin with the goodbye. Say what was good. Then stay and ask one thing. Log it.',
      learn:
        'Start from the other end. To {act}, do the last bit first. Go back until you know it. Log where they met. Carry on.',
    },
    twin: 'Start from the other end of the goal {title}. What normally comes last comes first. It will look odd. That is allowed. Log it.',
  },
  {
    text: 'Announce your plan like a weather report: {when}, {then}. Speak slowly and without feeling. Right after the report, do it. Log the weather. Carry on.',
    byKind: {
      finish:
        'Report like a messenger. To {act}, what is done and what is missing? Out loud, in one breath. Do the missing thing. Log it. Carry on.',
      stop: 'Report the urge like a sports event. Strong start, tired finish. No prize goes to {urge}. Report until it is over. Log it. Carry on.',
      relate:
        'Report like a messenger. To {act}, repeat what they told you. No comment, no advice. Ask whether it was right. Log it. Carry on.',
      learn:
        'Teach an empty chair. To {act}, explain one thing in one minute. Where you stop, look it up. Teach that part once more. Log it.',
    },
    twin: 'Announce the goal {title} to the empty room. Name the first object and the minute. Speak without feeling. Then do as announced. Log it. Carry on.',
  },
  {
    text: 'Today’s plan is a secret. {when}, {then}. Let nobody notice. No sigh, and no look around. Write it in the log in very small letters.',
    byKind: {
      finish:
        'Today’s order is a secret. To {act}, settle one small item. Tell nobody. Write it in the log in very small letters. At ease.',
      stop: 'Today’s exit is a secret. Leave the room before {urge}. Let nobody notice why. No sigh, and no look back. Log it in small letters.',
      relate:
        'Do one kind thing in secret. Let nobody notice. No hint, and no look around. It helps to {act}. If you are caught, change the subject.',
    },
    twin: 'The goal {title} is a secret today. Do one small piece. Let nobody notice. No sigh, and no look around. Log it in very small letters.',
  },
  {
    text: 'Start with a countdown. Begin at the number of your house. At zero: {when}, {then}. You may cancel before zero, but not after it. Log it.',
    byKind: {
      finish:
        'Start with a countdown. Begin at the number of your house. At zero, open the piece you avoid. To {act}, read one line. Log it.',
      stop: 'Count down slowly when the urge comes. Begin at the number of your house. No {urge} before zero. Log where you were at zero. Carry on.',
      recover:
        'Rest with a countdown. Begin at the number of your house. At zero, notice how you feel. If it is safe, {then}. Log either.',
      relate:
        'Start with a countdown. Begin at the number of your house. At zero, call or go in. To {act}, greet by name. Log it.',
      learn:
        'Start with a countdown. Begin at the number of your house. To {act}, answer one question before zero. Check it. Log it. Carry on.',
    },
    twin: 'Start the goal {title} with a countdown. Begin at the number of your house. At zero, move. First object, first minute. Log it.',
  },
  {
    text: 'One rule today. On your feet, or with a pencil. {when}, {then}. Keep the rule to the end. Laughing is allowed.',
    byKind: {
      stop: 'One rule in the hour of {urge}. Only questions, no answers. Keep it until the hour is over. Laughing is allowed. Log it.',
      recover:
        'One rule today: only sitting down. {when}, check how you feel. If it feels safe, {then}. Keep the rule to the end. At ease.',
      relate:
        'One rule for the next talk: only questions. To {act}, keep it for a minute. Laughing is allowed. Log what you learned. At ease.',
      learn:
        'One rule today: no notes for the first minute. To {act}, answer aloud. Laughing is allowed. Then open them. Log one gap.',
    },
    twin: 'One rule for the goal {title} today. On your feet, or with a pencil. Do one piece that way. Laughing is allowed. Log it.',
  },
  {
    text: 'Guess how long your plan takes. Write the guess down. {when}, {then}. Compare with the clock. Log both figures. Carry on.',
    byKind: {
      finish:
        'Guess how long one piece takes. To {act}, pick a short one. Write the guess down. Do it and compare. Log both figures. Carry on.',
      stop: 'Guess how long the urge lasts. Write the guess down. Watch the clock, away from {urge}. Compare. Log both figures. Carry on.',
      recover:
        'No clock today. Guess how today feels: easy or too much. If easy, {then}. If too much, rest. Log the word. Dismissed.',
      relate:
        'Guess their first subject today. Write the guess down. To {act}, let them start. Compare. Log who was right. Carry on.',
    },
    twin: 'Pick one piece for the goal {title}. Guess how long it takes. Write the guess down. Do it now. Compare with the clock. Log both figures. Carry on.',
  },
  {
    text: 'Today is a silent film. {when}, {then}, with large gestures. Say no word until the end. One take only. Log it. Carry on.',
    byKind: {
      stop: 'Today the urge plays the villain. Let it finish its speech. Leave by the other door, without {urge}. That is the ending. Log it.',
      recover:
        'In today’s film, you sit in a chair. It is a long scene with good light. No action. For the goal {title}, one take is enough. Dismissed.',
      relate:
        'Today is a silent film. To {act}, show it with your hands. Phone down. Chair turned. Cup filled. Then let them speak. Carry on.',
      learn:
        'Set a test with one question. To {act}, write it now. Answer before you open anything. Grade it yourself. Log the grade. Carry on.',
    },
    twin: 'Today is a silent film. One piece of the goal {title}, large gestures. No word until the end. Put the object back. Log it. Carry on.',
  },
]
