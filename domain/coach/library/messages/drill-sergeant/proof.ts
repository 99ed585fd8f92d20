import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'The log shows {kept}. To {act}, same order today. Same hour, same first object, same size. Do it once. Sign the log. Carry on.',
    byKind: {
      stop: 'The log shows {kept}. Same order today. Same room at the hour of {urge}. What worked then works now. Sign the log. Carry on.',
      relate:
        'The log shows {kept}. To {act}, same order today. Same greeting, same patience, one question. Hear the end. Sign the log. Carry on.',
    },
    twinByKind: {
      finish:
        'The log needs a line today. To {act}, make one thing to show. A sent message or a fixed date. Write it in. Carry on.',
      stop: 'The log needs a line today. One hard minute, spent away from {urge}. Choose the room now. Sign the log afterward. Carry on.',
    },
    twin: 'The log needs a line for the goal {title}. Pick something you can see when done. Put your hands on it first. Sign the log. Carry on.',
  },
  {
    text: 'The count is {kept}. To {act}, take the shortest version you know. Lay out its first object now. Do it. Mark it. Dismissed.',
    byKind: {
      stop: 'The count is {kept}. One more hard minute today. Spend it away from {urge}. Name the room now. Mark it. Dismissed.',
      relate:
        'The count is {kept}. To {act}, one question makes the next. Choose it now. Hear the whole answer. Mark it. Dismissed.',
    },
    twinByKind: {
      finish:
        'One mark is enough today. To {act}, write what is done already. Below it, write what comes next. Do that line. Mark it. Dismissed.',
      stop: 'One mark is enough today. Meet one hard minute without {urge}. Another room or a call will do. Mark it. Dismissed.',
    },
    twin: 'One mark is enough today. Write down the shortest version of the goal {title}. That version is the order. Do it. Mark the log. Dismissed.',
  },
  {
    text: '{kept} are kept. So hour, place, and length are right. To {act}, go to that place now. Start as before. Log it. Carry on.',
    byKind: {
      stop: '{kept} are kept. So your way around {urge} is right. Same door, same chair. Use them early. Log it. Carry on.',
    },
    twinByKind: {
      finish:
        'Write what is left, in short lines. To {act}, do the shortest line now. Draw a stroke through it. Log it. Carry on.',
      stop: 'Write down a way out. Write down what to hold. Use both at the first sign of {urge}. Log what helped. Carry on.',
    },
    twin: 'Write down an hour, a place, and a length. Use them for the goal {title} today. Start on the minute. Log how it went. Carry on.',
  },
  {
    text: 'If you doubt yourself, read the log: {kept}. To {act}, get ready as on those days. Same thing, same spot. Start on time. Carry on.',
    byKind: {
      stop: 'If you doubt yourself, read the log: {kept}. Get ready for the hour of {urge}. Name the room. Be early. Carry on.',
      relate:
        'If you doubt yourself, read the log: {kept}. To {act}, prepare one kind sentence. Use it at the next chance. Carry on.',
    },
    twinByKind: {
      stop: 'Give the log one fact today. One hour without {urge}, spent elsewhere. Choose the place now. Be there on time. Log it. Carry on.',
      learn:
        'Test before you trust. To {act}, take one old piece. Do it without help. Mark what is missing. Practice that. Carry on.',
    },
    twin: 'Give the log one fact on the goal {title}. Pick a piece that fits any mood. Prepare it now. Start on time. Carry on.',
  },
  {
    text: 'You kept {kept}. What did you do just before you started? To {act}, do that first today. Then start. Log it.',
    byKind: {
      stop: 'You kept {kept}. What did you do when {urge} was near? Do that first today. Choose the place for it now. Log it.',
      relate:
        'You kept {kept}. Which of those talks was easy? To {act}, start today’s in the same place. Ask one thing. Log it.',
    },
    twinByKind: {
      finish:
        'Work backward. To {act}, what is the very last step? Write it, and the step before it. Ask what that one needs. Carry on.',
      stop: 'Work backward from {urge}. What comes before it, and before that? Change the earliest thing today. Log which it was. Carry on.',
      learn:
        'Work backward. To {act}, what could you not do last time? Do that first. Slowly. Check it. Log the gap. Carry on.',
    },
    twin: 'Work backward on the goal {title}. It ends with a mark. Before that, a small act. What comes before the act? Do that now. Carry on.',
  },
  {
    text: 'Kept so far: {kept}. The log gives no grades. To {act}, the shortest version counts. Name it, do it, sign. Dismissed.',
    byKind: {
      stop: 'Kept so far: {kept}. The log gives no grades. It asks where you were. Leave the place of {urge} early. Write the room down. Dismissed.',
    },
    twinByKind: {
      stop: 'The log gives no grades. It asks where you were. Be in another room at the hour of {urge}. Write the room down. Dismissed.',
      relate:
        'The log gives no grades. To {act}, one kind sentence counts. Say it today. Write down whom it was for. Sign. Dismissed.',
    },
    twin: 'The log gives no grades for the goal {title}. It asks whether you did something. Take the nearest object. Use it once. Sign. Dismissed.',
  },
  {
    text: 'Your hands have done this on {kept}. To {act}, let them begin. Same first movement. Stop where you usually stop. Log it. Carry on.',
    byKind: {
      stop: 'The log has {kept}. Practice the way out once more. Stand, turn, go, before {urge}. Log it. Carry on.',
      relate:
        'The log has {kept}. To {act}, put the phone away at hello. Ask, wait, answer. That is the drill. Log it. Carry on.',
    },
    twinByKind: {
      finish:
        'Find what is nearly done. To {act}, add the last missing bit. A signature, a stamp, or an answer. Put it away. Log it. Carry on.',
      stop: 'Hands learn by repeating. Practice leaving the place of {urge} once. Stand. Turn. Go out. No urge is needed for practice. Log it. Carry on.',
    },
    twin: 'Hands learn by meeting a thing often. Let them meet the goal {title} once today. First object, one minute, back in place. Log it.',
  },
  {
    text: 'Here is a fact: {kept}. Make one more today. To {act}, put your things out now. Start on time. Log it.',
    byKind: {
      stop: 'Here is a fact: {kept}. Make one more today. Put one thing that {urge} needs away. Do it now. Log it. Carry on.',
      relate: 'Here is a fact: {kept}. Make one more today. To {act}, name one thing they did well. Say it. Log it.',
    },
    twinByKind: {
      finish:
        'Put today’s date on the newest paper. To {act}, add the line it lacks most. Leave it on top. Log it. Start there tomorrow.',
      stop: 'Make one fact today. One thing that {urge} needs is out of reach. Carry it there now. Write down where. Log it. Carry on.',
    },
    twin: 'Make one fact for the goal {title} today. It may be small and dull. Lay its object out now. Start on time. Log it.',
  },
]
