import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a person (TEXT-14). */
export const peopleMessages: readonly LibraryMessage[] = [
  {
    text: 'Send one line to {ally}. Say what you start today, and when. Give no reasons. No reply is needed. Then start at that time. Log both. Carry on.',
    byKind: {
      relate:
        'Ask {person} one question about their day. In person or by phone. Then listen until they finish. Give no advice unless they ask. That is today’s order. Carry on.',
    },
    twinByKind: {
      finish:
        'Send one person one line. Say which piece you do today, to {act}. Name the hour. Start at that hour. Report when done. Log both.',
      stop: 'Send one person one line. Say what you do instead of {urge}. Give no reasons. No reply is needed. Then do it. Log both.',
    },
    twin: 'Send one person one line. Say when you start on the goal {title}. Give no reasons. No reply is needed. Then start at that time. Log both.',
  },
  {
    text: 'Ask {ally} for one exact thing. Choose one that makes this goal easier. Use one sentence. Accept either answer. Then begin. Carry on.',
    byKind: {
      relate:
        'Do one job today that is usually for {person}. Keep it small. Say nothing about it. Expect no thanks. Log it. Then sit down with them. Dismissed.',
    },
    twinByKind: {
      finish:
        'One piece is easier for somebody else. To {act}, name the piece and the person. Ask in one sentence. Accept either answer. Then begin.',
      stop: 'Ask one person for one exact thing. A call in the hour of {urge}. Use one sentence. Accept either answer. Log it. Carry on.',
    },
    twin: 'Ask one person for one exact thing. For the goal {title}, a quiet half hour. Use one sentence. Then use the half hour. Log it.',
  },
  {
    text: 'Write one line to {ally}. Say where things stand and what comes next. Nothing else. Then do that next thing. Log it. Carry on.',
    byKind: {
      relate:
        'Write one line to {person}. Ask how one thing went. Nothing about yourself. Leave room for an answer. Read it to the end. Log it. Carry on.',
    },
    twinByKind: {
      finish:
        'Write one line to somebody who waits. Say what is done. To {act}, say what comes next. Do that next. Log it. Carry on.',
      stop: 'Write one line to somebody you trust. Name the hour of {urge}. Ask for one message then. Answer it when it comes. Log it. Carry on.',
      learn:
        'Ask one person to show you one thing. To {act}, do it after them. Let them correct you once. Say thanks. Log it. Carry on.',
    },
    twin: 'Write one line on the goal {title}. Where does it stand, and what comes next? Then do what comes next. Log it. Carry on.',
  },
  {
    text: 'Write down one thing {ally} did for you. Thank them in one sentence. Then start your own part. Log it. Carry on.',
    twinByKind: {
      stop: 'Who makes it easier to stay away from {urge}? Name one thing they did. Thank them today, in one sentence. Then carry on.',
      relate:
        'Name one thing that they did for you. To {act}, thank them for exactly that. One sentence today. Expect no answer. Carry on.',
    },
    twin: 'Somebody makes the goal {title} easier. Name one thing they did. Thank them today, in one sentence. Then make your first move. Carry on.',
  },
  {
    text: 'Sit with {ally} for a while today. Nobody has to talk about this goal. Do your own part before it or after it. Log it. Carry on.',
    twinByKind: {
      stop: 'Be near somebody at the hour of {urge}. No explanation is needed. Talk about anything else. Stay until it is over. Log it. Carry on.',
    },
    twin: 'Start near somebody today. They do their work. You do one part for the goal {title}. Leave when it is done. Log it.',
  },
  {
    text: 'Tell {ally} what time you will start. Only the time. If it changes, report the new one. Start on time. Log it. That is all. Carry on.',
    byKind: {
      relate:
        'Tell {person} when you are free for them. Only the time. Leave the choice to them. Keep that hour free. Log it. Carry on.',
      stop: 'One sentence for {person}. Friendly and short, with no reasons. Write it down now. Say it out loud. Use it when it gets hard. Carry on.',
    },
    twinByKind: {
      finish:
        'Ask somebody who has done it. To {act}, send one question. Make it one that only experience answers. Do one small piece meanwhile. Log it. Carry on.',
      stop: 'Tell one person where you are instead of {urge}. Only the place. Be there on time. Report one word afterward. Log it. Carry on.',
    },
    twin: 'Tell one person when the goal {title} starts. Only the hour. If it changes, report the new one. Start on time. Log it.',
  },
  {
    text: 'What part of your goal would {ally} see today? Pick that part. Do it first. The rest can wait until it is done. Log it. Carry on.',
    byKind: {
      recover:
        'Who could take one errand from you today? Ask in one sentence. Name the exact job. Then sit down. Taking help serves the goal {title}. Log it.',
    },
    twinByKind: {
      finish:
        'What can others see when you {act}? Pick that visible part. Do it first. Show one person. Log it. Carry on.',
      stop: 'Who else is there in the hour of {urge}? Tell them where you will be instead. Same hour, another place. Log it. Carry on.',
    },
    twin: 'What part of the goal {title} can others see? Pick that visible part. Do it first. The rest can wait. Log it. Carry on.',
  },
  {
    text: 'Tell {ally} where you usually get stuck. One sentence. Ask for nothing, and do not apologize. Then go and start on time. Carry on.',
    byKind: {
      relate:
        'Tell {person} one thing that you like about them. One sentence. Ask for nothing. If they answer, listen to the end. Log it. Carry on.',
    },
    twinByKind: {
      stop: 'Tell one person which hour belongs to {urge}. One sentence. Ask what they would do then. Do that once today. Log it. Carry on.',
    },
    twin: 'Tell one person where the goal {title} gets stuck. One sentence. Ask what they would do first. Do that, if you can. Log it. Carry on.',
  },
]
