import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You named the obstacle: {obstacle}. You also named the order: {then}. The order is the answer. Log it when it is done. Carry on.',
    byKind: {
      recover:
        'You named the obstacle: {obstacle}. It comes first. If it shows up, stop and rest. Note it for your next appointment. If not: {then}. Dismissed.',
    },
    twinByKind: {
      finish:
        'You named the obstacle: {obstacle}. Work around it today. Pick a piece that it does not touch. A date, a list, or a call. Do that. Carry on.',
      stop: 'You named the obstacle: {obstacle}. Be elsewhere at that hour. Name the place now. Go there at the first sign. Log it. Carry on.',
      relate:
        'You named the obstacle: {obstacle}. Prepare one kind sentence for it. Say it out loud now. Use it then. Wait for the answer. Carry on.',
    },
    twin: 'Name the obstacle for the goal {title}. One line will do. Where does it happen? Move one chair or close one door there. Carry on.',
  },
  {
    text: 'Known in advance: {obstacle}. That is no surprise. Your answer is written as well: {then}. Say it out loud once. Then use it. Carry on.',
    byKind: {
      recover:
        'Known in advance: {obstacle}. Nobody orders you past it. Do less today if you need to. Leave it out if in doubt. Then ask a professional. At ease.',
    },
    twinByKind: {
      finish:
        'Somebody’s answer is missing. To {act}, name who has it. Ask in one line, with a day. Work on another piece meanwhile. Carry on.',
      stop: 'Expect one invitation to {urge} today. Write your answer in one line. Polite, short, final. Say it out loud. Carry on.',
      learn:
        'Find the place where you get stuck. To {act}, cut it in half. Do the first half slowly. Do it once more. Log it. Carry on.',
    },
    twin: 'Expect one interruption on the goal {title}. Write your answer in one line. Begin with a verb. Put the line where it happens. Carry on.',
  },
  {
    text: 'You wrote {obstacle}. Your plan answers that. {when}, {then}. Keep to it word for word. Log it. Carry on.',
    byKind: {
      recover:
        'One difficulty is on record: {obstacle}. Keep a seat close today. {then}, only if you feel safe. Stop early if you like. Log either. Dismissed.',
    },
    twinByKind: {
      finish:
        'You wrote {obstacle}. Expect it. Do one small piece before it comes. Mark the place where you stopped. Log it. Carry on.',
      stop: '{urge} needs something near you. A screen, a card, or a shelf. Move the nearest one out of reach. Do it now. Log it. Carry on.',
      relate:
        'You know the sentence that starts it. To {act}, write a slower answer to it. Say that one out loud. Use it today. Carry on.',
    },
    twin: 'Something may interrupt the goal {title} today. Pick the shortest piece now. Lay it out. Do it right after the interruption. A late start counts. Carry on.',
  },
  {
    text: 'The obstacle, in your words: {obstacle}. No new answer is needed. You planned one: {then}. Late is accepted. Log it. At ease.',
    byKind: {
      recover:
        'The obstacle, in your words: {obstacle}. Write it down for your next appointment. One line, with the day. Until then, only what feels safe. Log it. Carry on.',
    },
    twinByKind: {
      finish:
        'Others want something from you soon. Be earlier. To {act}, do one line before them. Open the page now. Log it. At ease.',
      stop: 'One screen or one door leads to {urge}. Find it. Close it for today. Put a chair in front. Log it. Carry on.',
    },
    twin: 'One screen or one door blocks the goal {title}. Find it. Close it before you start. Open it afterward. Log it. Carry on.',
  },
  {
    text: 'You knew this in advance: {obstacle}. So be earlier than it is. {then}. Do that first, or right after. Log it. Carry on.',
    byKind: {
      recover:
        'You knew this in advance: {obstacle}. So make it safe first. A seat in reach, a phone in reach. After that, only what is easy. Log it. Dismissed.',
    },
    twinByKind: {
      finish:
        'You knew this in advance: {obstacle}. Somebody has solved it before. Ask one person how. Write down their first move. Log it. Carry on.',
      stop: 'When does {urge} usually begin? Be earlier. Set an alarm well before it. When it rings, change rooms. Log it. Carry on.',
      relate:
        'The hard point comes in every talk. To {act}, choose your move there. One question, or one breath. No third way. Log it. Carry on.',
    },
    twin: 'When does the goal {title} usually get stuck? Be earlier. Set an alarm well before it. When it rings, start. Log it. Carry on.',
  },
  {
    text: 'Expected today: {obstacle}. When it comes, the plan applies: {then}. Do that before you decide anything else. Log it. Carry on.',
    byKind: {
      recover:
        'Caution is right with this: {obstacle}. Say your limit out loud before you begin. Stop there, or earlier. A short day counts. Log it. At ease.',
    },
    twinByKind: {
      finish:
        'Part of this has waited long. To {act}, give that part a name. Do its edge: address, date, or first line. Stop there. Carry on.',
      stop: 'Prepare one sentence against {urge}. Short and polite, without reasons. Say it out loud until it is easy. Use it today. Carry on.',
    },
    twin: 'Prepare one sentence that protects the goal {title} today. Short and polite. Say it out loud. Use it when somebody calls you away. Carry on.',
  },
  {
    text: 'The obstacle: {obstacle}. It may show up today. Your part is planned for that: {then}. Do it then, and only that. Log it. Dismissed.',
    byKind: {
      recover:
        'The obstacle: {obstacle}. If it shows up, stop for today. Then rest is the order. If it stays away: {then}. No more. Dismissed.',
    },
    twinByKind: {
      stop: 'The wish for {urge} has a first sign. Write the sign down. When you notice it, leave the room. Then choose. Log it.',
      learn:
        'The obstacle: {obstacle}. Make the piece smaller to fit. One example or one line. Do it before the next one. Log it. Dismissed.',
    },
    twin: 'Trouble on the goal {title} has a first sign. Write the sign down. When you notice it, stand up. Touch your first object. Log it.',
  },
  {
    text: 'Help is allowed against this: {obstacle}. Tell one person the hour it comes. They need not act. You do: {then}. Log it. Carry on.',
    byKind: {
      recover:
        'Help is allowed with this: {obstacle}. Tell one person about it. Ask them to be near when you begin. Without them, do the easy part only. Carry on.',
    },
    twinByKind: {
      finish:
        'Help is allowed against this: {obstacle}. Tell one person your starting time. Ask them to check on you then. Start before they do. Carry on.',
      stop: 'Tell one person the hour of {urge}. No reasons. Ask whether you may call then. Put the number on the door. Carry on.',
      relate:
        'Tell them when it gets hard for you. One sentence, no blame. To {act}, ask what would help. Do that once. Log it. Carry on.',
    },
    twin: 'Tell one person when the goal {title} gets hard. Say the hour. Ask for one message at that time. Start when it comes. Carry on.',
  },
]
