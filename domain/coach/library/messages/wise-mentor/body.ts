import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Look at your hands before you begin. They are probably still holding the last thing. Put it down, and then {then}. Go slowly at first, and leave speed for another day.',
    byKind: {
      finish:
        'Your hands are the part that can begin at once. To {act}, choose the paper, the key, or the tool that comes next, and take it up now. Decide what to do with it while you hold it.',
      stop: 'Notice today where you feel the urge first: in the hands, the mouth, or the chest. Decide what that part will get in place of {urge}: a cup, a pencil, or cold water. Put it within reach now.',
      relate:
        'Before the next conversation, put down what you are holding. To {act}, decide to keep your hands still until the other person has finished, and to wait one breath before you answer.',
      learn:
        'Let your hands show what they know. To {act}, put one piece down from memory, on paper, on the board, or in the air. Compare it with the original, and choose one difference to mend.',
    },
    twin: 'Look at what your hands are holding now, and put it down. Choose the first thing that the goal {title} needs, and take that up in its place. Use it once before you decide any further.',
  },
  {
    text: '{when}, let your hands do the first part before you weigh it up: {then}. They know how it begins. Choose only what they take up first, and leave the thinking for afterward.',
    byKind: {
      finish:
        'Stand up and go to where the matter lies: the folder, the room, the screen. To {act}, touch the piece that you have left longest, and decide one thing about it before you sit down.',
      stop: '{urge} needs your hands, so decide what they will do in that minute: wash a cup, fold a towel, hold a pen. Choose what lies nearest to the usual place, and put it there now.',
      recover:
        '{when}, sit down first, and notice how you are today. If nothing speaks against it, {then}, slowly. If something does, choose rest, and leave the plan until tomorrow.',
      relate:
        'Your hands decide how long you stay. To {act}, give them something to do beside the other person today, drying a plate, folding a sheet. Speak only when they have spoken, and leave hurry aside.',
    },
    twin: 'Stand where the goal {title} usually begins, with empty hands. Choose the one thing there that you would use first, and move it a little nearer. Use it once, and decide whether to go on.',
  },
  {
    text: 'Your body may be somewhere else when the moment comes: on a couch, at a sink, on a road. {when}, stand up first. Then {then}. Decide anything more only when that is done.',
    byKind: {
      stop: 'In the minute before {urge}, the hand moves sooner than the thought. Decide on another way for it: into a pocket, around a cup, to the door. Do it once now, so that it is known.',
      recover:
        'Notice which chair, which step, or which hour is easiest for you today. For the goal {title}, choose that one. Do there what the sheet or the plan says, and stop while it is still easy.',
      relate:
        'Stand up when the other person comes in today. To {act}, that movement is enough of a beginning, since it puts down whatever you were doing. Decide on your first question while you stand.',
      learn:
        'Use your hand before your eyes today. To {act}, write or set down from memory what you still have of the last piece. Leave the gaps open, choose one of them, and only then look.',
    },
    twin: 'Your body may be somewhere else when the moment comes: on a couch, at a sink, on a road. For the goal {title}, decide what will get you up: a bell, a call, a neighbor. Arrange that now.',
  },
  {
    text: 'Use less effort today than your plan seems to need: {when}, {then}. Do it once in the plainest way, and look at the result. Decide from that whether more would have changed anything.',
    byKind: {
      finish:
        'Let the plainest version be enough today. To {act}, choose a piece that you have wanted to do well, and do it in the simplest way that works. Look at it once, and leave it as it is.',
      stop: 'Clenched teeth are poor protection. Choose something that keeps both hands busy at the difficult hour: a cloth, a puzzle, a letter. {urge} is easier to leave when they are full, so put it out now.',
      recover:
        'Leave effort out of today. For the goal {title}, choose a position in which every part of you lies well. Put a pillow where it is needed, and wait there until you notice that you have let go.',
      relate:
        'People listen more easily to a lower voice. To {act}, decide to speak more quietly than usual in the first minutes today, and to leave each sentence unexplained. Wait for theirs.',
      save: 'Take one paper into your hands: a bill, a statement, a receipt. For the goal {title}, read the amount and the date aloud once, and write them down. Then choose where it belongs, and put it there.',
    },
    twin: 'Choose a small part of the goal {title} and do it once in the plainest way, with little effort. Look at the result. Decide from that whether more is needed today, and where.',
  },
  {
    text: 'You can be in the right place before you feel like beginning. {when}, go there and wait a moment. Then {then}. If you still hesitate, decide about this one thing only, and leave the rest open.',
    byKind: {
      finish:
        'Some answers are quicker to fetch than to wait for. To {act}, choose one office, shop, or neighbor whom you could go to or call. Do it today, with one written question in your hand.',
      stop: 'When an urge is hard to argue with, leave the room. Choose today which door you will use before {urge} begins. Go through it, decide nothing on the way, and wait on the other side.',
      relate:
        'You can be near before you know what to say. To {act}, go today to where the other person is, and sit down without a task. Decide there on one thing to ask.',
      learn:
        'Close what is open before you begin. To {act}, wait until something of the last piece comes back to you, and write it down by hand. Look up the gaps afterward, beginning with the smallest.',
    },
    twin: 'You can be in the right place before you feel like beginning. Go to where the goal {title} has its things, and put the first one on the table. Decide there whether to use it now or at a set minute.',
  },
  {
    text: 'Look at one thing only, once you begin: what your hands are doing. {when}, {then}, and leave everything else in the room unlooked at until it is done. That is all the attention it asks.',
    byKind: {
      finish:
        'Let your eyes do the first part. To {act}, read through what you have so far, and point to the place where something is missing. Choose the smallest such place, and fill it before you read on.',
      stop: 'Where the eyes go, the hand soon follows. Decide what you will look at in place of whatever leads to {urge}: a clock, a window, a face. Sit so that you see it without turning.',
      relate:
        'Look at the face before you answer. To {act}, decide to raise your eyes from whatever you are doing when the other person begins today. Wait until they have finished, and answer that.',
    },
    twin: 'Near you is something that belongs to the goal {title}. Choose it, and look at nothing else for a minute. Notice what it lacks: a line, a part, a place of its own. Supply that.',
  },
  {
    text: 'Practice the beginning once now, without going on: {when}, {then}, as far as the first touch. Do it slowly and leave it there. When the moment comes, your hands will know what to do first.',
    byKind: {
      stop: 'Choose what your hands will do in place of {urge}: close, open, or hold something cool. Practice it once now, slowly, while nothing pulls at you. Then leave it until the minute comes.',
      relate:
        'Much is said by how you stand. To {act}, decide to turn toward the other person today, with the phone in another room, before the first word. Then ask one thing, and wait.',
      learn:
        'Practice the opening once now, without going on: the first line, the first move, the first bar. To {act}, do it slowly and without looking. Leave it at that, and check it when you sit down.',
    },
    twin: 'Choose the first movement for the goal {title} and go through it once now, slowly and without going on. Leave it at that. When the moment comes, your hands will know what to do first.',
  },
  {
    text: 'If you are tired today, let that decide how slowly you go, and leave the plan as it is: {when}, {then}. When it is done, sit down before you go on to anything else.',
    byKind: {
      finish:
        'If you are tired today, choose a piece that needs no thought: a stamp, a copy, a file put in its place. To {act}, do that one, and leave what has to be decided for a fresh hour.',
      stop: 'Notice at what hour you grow tired, since {urge} is often nearest then. Decide to sit down a little before it today, with something warm to drink. Leave what can be left until tomorrow.',
      recover:
        'Take tiredness seriously today. For the goal {title}, decide beforehand how much you will do, and stop earlier if your body asks for it. Write down at what hour that was, for your next appointment.',
      relate:
        'If you are tired today, say so before you say anything else. To {act}, choose a plain sentence for it, and add the hour at which you will have more time. Keep that hour free.',
    },
    twin: 'If you are tired today, let that decide the size. Choose the part of the goal {title} that could be done sitting down, and do it without hurry. Leave whatever needs a fresh head for tomorrow.',
  },
]
