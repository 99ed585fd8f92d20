import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging after a note that a day was hard: less, and for a goal to recover the doctor or the therapist. A note may be a state, an event or a feeling. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. A day like that can happen. So today may be very short: {when}, {then}, and after a minute you may stop. You can check in for it, and the rest can wait.',
    twin: 'You marked yesterday as hard. A day like that can happen, and you do not have to push. Make today smaller for the goal {title}: half of the usual amount, and slowly. When that is done, you are done.',
    byKind: {
      recover:
        'You wrote yesterday: {last_note}. That is worth telling a doctor or a therapist who knows you. Copy the line onto a slip for the next visit, and do a little less today. If it gets worse, call them earlier.',
      stop: 'You wrote yesterday: {last_note}. One hard day changes nothing about what you decided. {when}, {then}. Say that to yourself once now, while it is quiet, and then leave the rest of yesterday alone.',
    },
    twinByKind: {
      finish:
        'You marked yesterday as hard, and you do not have to push. To {act}, make today only a minute long: do the next small bit of it, and put it away. When that is done, you are done.',
      learn:
        'You marked yesterday as hard, and you do not have to push. To {act}, leave the new things alone today. Go once over a piece that you know well, slowly. When that is done, you are done.',
      relate:
        'You marked yesterday as hard, and you do not have to solve it today. To {act}, a greeting is enough for now, or a cup of tea beside them. When that is done, you are done.',
      recover:
        'You marked yesterday as hard. For the goal {title}, let today be mostly rest, and leave out whatever hurts. If it stays like this, ask a doctor or a therapist. Call them earlier if it gets worse.',
      stop: 'You marked yesterday as hard. One hard day changes nothing about what you decided. For the goal {title}, pick the room for the next urge now, while it is quiet. You only have to go there once.',
    },
  },
  {
    text: 'Yesterday’s note says: {last_note}. Today no more than a start on your plan is needed: {when}, {then}. As soon as you have begun, you may rest and check in. Anything beyond that can wait.',
    twin: 'Yesterday was hard, and you said so. You do not have to do better today. For the goal {title}, do only the part that you mind least, and do it slowly. That one thing is enough, and then you can sit down.',
    byKind: {
      recover:
        'Yesterday’s note says: {last_note}. Rest is part of this, so today may be mostly rest. Ask a doctor or a therapist how much is right after a day like that. Until you know, do less than usual, and keep what hurts out of it.',
    },
    twinByKind: {
      finish:
        'Yesterday was hard, and you said so. To {act}, do only the part today that you mind least, a name, a label, or a short call. That one thing is enough, and then you can sit down.',
      stop: 'Yesterday was hard, and you said so. For the goal {title}, make the hard hour shorter today: be with somebody, or go to bed early. One thing is enough, and then you can sit down.',
      relate:
        'Yesterday was hard, and you said so. To {act}, keep the next talk short today, and end it while it is kind. You can say that you are tired. That is enough, and then you can sit down.',
      recover:
        'Yesterday was hard, and you said so. For the goal {title}, rest is the whole plan today. Ask a doctor or a therapist how much is right after a day like that. Until you know, do less than usual.',
    },
  },
  {
    text: 'Here is what you noted: {last_note}. You do not have to carry that alone. If you like, send one person the same words today. That can be your whole part for today, and you can check in for it.',
    twin: 'You marked yesterday as hard for the goal {title}. You do not have to carry that alone. Tell one person about it today, as plainly as you can. Then keep the day small, and let go of what is not needed.',
    byKind: {
      recover:
        'Here is what you noted: {last_note}. You do not have to judge alone what it means. Send the line to a doctor or a therapist who knows you, or read it to them by phone. Keep today slow until you have an answer.',
    },
  },
  {
    text: 'You put yesterday into words: {last_note}. Your plan can stay as it is: {then}. If only a part of it works out, that is enough after a hard day. What is left can wait.',
    twin: 'You marked yesterday as hard, and it helps to know it. For the goal {title}, choose the calmest hour of today. Do your part slowly, and stop while it is still easy. What is left can wait as long as it likes.',
    byKind: {
      stop: 'You put yesterday into words: {last_note}. Today is a day of its own. Be with somebody in the hour that is usually hardest, or somewhere that makes it easy. If it comes all the same, your plan is ready: {then}.',
      recover:
        'You put yesterday into words: {last_note}. Today does not have to be an answer to that. Sit down more often than usual, and do a little less. If it stays as it is, let a doctor or a therapist look at it.',
    },
  },
]

/** Messages of Kind & Encouraging after a note that a day was easy: the same again, and no more. A note may be a state, an event or a feeling. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. If that helped, you can do it the same way today. Your plan is there as well: {when}, {then}.',
    twin: 'You marked yesterday as easy. For the goal {title}, you can do the same once more, at the same hour and no more of it. It does not have to get harder.',
    twinByKind: {
      finish:
        'You marked yesterday as easy. To {act}, do about as much today, at the same hour. It does not have to get harder.',
      stop: 'You marked yesterday as easy. For the goal {title}, leave the room by yesterday’s way at the first urge. Nothing has to be added to that.',
      relate:
        'You marked yesterday as easy. To {act}, use the same hour and the same kind of question today. It does not have to get harder.',
    },
  },
  {
    text: 'Yesterday’s note: {last_note}. You can be glad of that, and leave the rest as it is. Doing the same today is enough: {then}. Whatever time is left is yours.',
    twin: 'Yesterday was easy, by your own mark. The way you did it suits the goal {title}. Today you can use it as it is, and stop at the same place.',
    twinByKind: {
      learn:
        'Yesterday was easy, by your own mark. To {act}, do yesterday’s piece once more without looking, and stop at the same place. That is enough.',
      relate:
        'Yesterday was easy, by your own mark. Something in it suits you both. To {act}, do just that again today, and stop while it is pleasant.',
    },
  },
  {
    text: 'It is good to read your note: {last_note}. Today may be as light as that. {when}, {then}, and then enjoy the rest of the day.',
    twin: 'An easy day is in your log for the goal {title}. Nothing has to be added to that. Do as much today as yesterday, and enjoy the rest.',
    twinByKind: {
      finish:
        'An easy day is in your log. To {act}, begin today where you stopped yesterday, and do about as much. Then enjoy the rest.',
      stop: 'An easy day is in your log. For the goal {title}, find the thing that helped, and set it out again. Then enjoy the rest of the day.',
    },
  },
  {
    text: 'This was yesterday, in your words: {last_note}. Today you can use that. Begin in the same way and in the same place: {then}. It does not have to get bigger.',
    twin: 'You marked an easy day. Today may be the same or different. For the goal {title}, keep to the usual amount, and leave out every improvement that comes to mind.',
  },
]
