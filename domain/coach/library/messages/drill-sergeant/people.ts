import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a person (TEXT-14). */
export const peopleMessages: readonly LibraryMessage[] = [
  {
    text: 'Message to {person}. One line. What you start today, and when. No reasons. No reply required. Send it before you start. Then you start. Log both. Carry on.',
    twin: 'Message to one person. One line. What you start for the goal {title}, and when. No reasons. No reply required. Send it before you start. Then start. Log both.',
    byKind: {
      relate:
        'Report to {person}. In person or by phone. One question about their day. Then silence. No advice unless requested. Stay until they finish. That is the goal’s order today. Carry on.',
    },
  },
  {
    text: 'Request support. From: {person}. What: one exact thing. A quiet half hour. A call at the start. Ask in one sentence. Accept the answer, either way. Then proceed.',
    twin: 'Request support for the goal {title}. From whom: your choice. What: one exact thing. A quiet half hour. A call at the start. Ask in one sentence. Accept the answer.',
    byKind: {
      relate:
        'Offer support. To: {person}. What: one exact job. Theirs, usually. Do it without a speech. No thanks to be collected. Log it. Then sit with them, if they like.',
    },
  },
  {
    text: 'One line to {person}. Where things stand. What is next. Nothing else. Write it even if nobody asks. What is next is also the order. Start with that. Log it.',
    twin: 'Status line on the goal {title}. For an outsider. Where it stands. What is next. Nothing else. Write it down. What is next is also the order. Start with that.',
  },
  {
    text: 'Credit where it is due. {person}: name one thing they did. Say it today. Short. No ceremony. Then back to your own post. First move. Carry on.',
    twin: 'Credit where it is due. Somebody makes the goal {title} easier. Name one thing they did. Say it today. Short. No ceremony. Then back to your own post. Carry on.',
    byKind: {
      stop: 'Credit where it is due. Somebody makes the goal {title} easier. Silence counts. Name one thing they did. Say it today. Short. No ceremony. Then back to your own hour.',
    },
  },
  {
    text: 'Post yourself near {person} today. Same room will do. They do theirs. You do yours. No talk required. First move on arrival. Leave when it is done. Log it.',
    twin: 'Post yourself near somebody today. Same room will do. They do theirs. You do one piece for the goal {title}. No talk required. Leave when it is done. Log it.',
    byKind: {
      stop: 'Post yourself near somebody at the hard hour. Same room will do. For the goal {title}, no explanations. Talk about anything else. Stay until it is quiet. Then carry on.',
    },
  },
  {
    text: 'Tell {person} the hour. Only the hour. Fixed once said. If it moves, tell them the new one. That is all the discipline this needs. Carry on.',
    twin: 'Tell one person the hour for the goal {title}. Only the hour. Fixed once said. If it moves, tell them the new one. That is all the discipline this needs.',
  },
  {
    text: 'Look at it as {person} would. What would they see of today? Choose that part. The visible one. Do it first. The rest is for later. Carry on.',
    twin: 'Look at the goal {title} from outside. What would a neighbor see of today? Choose that part. The visible one. Do it first. The rest is for later. Carry on.',
    byKind: {
      stop: 'Look at the hard hour from outside. Who else is in it? Tell that person one thing. Where you will be instead. Goal {title}: same hour, other place. Carry on.',
      recover:
        'Look at the goal {title} from outside. Who could take one errand today? Ask. One sentence. Exact job. Then sit. Taking help is part of the orders. Log it.',
    },
  },
  {
    text: 'Handover. To: {person}. Contents: the hour, and where you get stuck. No request. No apology. Say it once. Then take your position. Start on time.',
    twin: 'Handover for the goal {title}. To one person you trust. The hour, and where you get stuck. No request. No apology. Say it once. Then take your position. Start on time.',
  },
]
