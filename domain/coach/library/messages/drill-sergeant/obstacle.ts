import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You named the obstacle: {obstacle}. You also named the order: {then}. The order stands, whatever comes first. Log it when it is done. Carry on.',
    twin: 'Name the obstacle for the goal {title}. One line will do. Where does it happen? Move one chair or close one door there. Carry on.',
    byKind: {
      recover:
        'You named the obstacle: {obstacle}. It comes first. If it shows up, stop and rest. Note it for your next appointment. If not: {then}. Dismissed.',
    },
  },
  {
    text: 'Known in advance: {obstacle}. That is no surprise. Your answer is written as well: {then}. Say it out loud once. Then use it. Carry on.',
    twin: 'Expect one interruption on the goal {title}. Write your answer to it in one line. Begin with a verb. Put the line where it happens. Carry on.',
    byKind: {
      recover:
        'Known in advance: {obstacle}. Nobody orders you past it. Do less today if you need to. Leave it out if in doubt. Then ask a professional. At ease.',
    },
  },
  {
    text: 'You wrote {obstacle}. Your plan answers that. {when}, {then}. Late still counts. Log it then. Carry on.',
    twin: 'Something may interrupt the goal {title} today. Do the shortest piece right after. Pick that piece now and write it down. A late start counts too. Carry on.',
    byKind: {
      recover:
        'One difficulty is on record: {obstacle}. Keep a seat close today. {then}, only if you feel safe. Stop early if you like. Log either. Dismissed.',
    },
  },
  {
    text: 'The obstacle, in your words: {obstacle}. No new answer is needed. You planned one: {then}. Late is accepted. Log it. At ease.',
    twin: 'A screen or a door can block you. Find the one that blocks the goal {title}. Move it before you start. Carry on.',
    byKind: {
      recover:
        'The obstacle, in your words: {obstacle}. Write it down for your next appointment. One line, with the day. Until then, only what feels safe. Log it. Carry on.',
    },
  },
  {
    text: 'You knew this in advance: {obstacle}. So be earlier than it is. {then}. Do that first, or right after. Log it. Carry on.',
    twin: 'When does the goal {title} usually get stuck? Be earlier. Set an alarm one song before it. When it rings, start. Log it. Carry on.',
    byKind: {
      recover:
        'You knew this in advance: {obstacle}. So make it safe first. A seat in reach, a phone in reach. After that, only what is easy. Log it. Dismissed.',
    },
  },
  {
    text: 'This may come today: {obstacle}. Look out for it. When it comes, the plan applies: {then}. Do that before you decide anything else. Carry on.',
    twin: 'Prepare one sentence that protects the goal {title} today. Short and polite, without reasons. Say it out loud until it is easy. Then carry on.',
    byKind: {
      recover:
        'Caution is right with this: {obstacle}. Say your limit out loud before you begin. Stop there, or earlier. A short day counts. Log it. At ease.',
    },
  },
  {
    text: 'The obstacle: {obstacle}. It may show up today. Your part is planned for that: {then}. Do it then, and only that. Log it. Dismissed.',
    twin: 'Trouble on the goal {title} has a first sign. Write the sign down. When you notice it, stop for one long breath. Then choose. Log it.',
    byKind: {
      recover:
        'The obstacle: {obstacle}. If it shows up, stop for today. Then rest is the order. If it stays away: {then}. No more. Dismissed.',
    },
  },
  {
    text: 'Help is allowed against this: {obstacle}. Tell one person the hour it comes. They need not act. You do: {then}. Log it. Carry on.',
    twin: 'Tell one person when the goal {title} gets hard. Say only the hour, not the reasons. No action from them is needed. You stand ready. That is the order. Carry on.',
    byKind: {
      recover:
        'Help is allowed with this: {obstacle}. Tell one person about it. Ask them to be near when you begin. Without them, do the easy part only. Carry on.',
    },
  },
]
