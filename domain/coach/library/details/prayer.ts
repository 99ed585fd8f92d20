import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of praying. */
export const prayerDetails: readonly Detail[] = [
  {
    text: 'A prayer may be very short. Say a single line today, and stay silent for a few breaths after it.',
    short: 'Say one line of prayer. Then be silent.',
    form: 'work',
  },
  {
    text: 'A fixed place makes it easier to begin. Go to the chair, mat, or corner where you pray, and stand there first.',
    short: 'Go to your place. Stand there first. Then pray.',
    form: 'work',
  },
  {
    text: 'On some days you do not find your own words. Begin with a prayer that you know by heart.',
    short: 'If your words are missing, use an old prayer.',
    form: 'work',
  },
  {
    text: 'Begin your prayer with thanks: name one small thing that you have received since yesterday.',
    short: 'Begin the prayer with thanks for one small thing.',
    form: 'work',
  },
  {
    text: 'Thoughts wander in every prayer. When you notice it, return to the line you were at and go on.',
    short: 'When thoughts leave the prayer, return to its line.',
    form: 'moment',
  },
  {
    text: 'Say the name of one person slowly, and think of the face. That can be your whole prayer.',
    short: 'Say one name slowly. See the face. That is a prayer.',
    form: 'work',
  },
  {
    text: 'Your hands can help you begin. Open them or fold them before the first word of the prayer, and wait for a breath.',
    short: 'Open or fold your hands. Words of prayer come after.',
    form: 'work',
  },
  {
    text: 'A prayer needs no special words. Say how your day is, as you would tell it to somebody at the table.',
    short: 'Pray in plain words. Say how the day is.',
    form: 'work',
  },
  {
    text: 'Lighting a candle marks the beginning of a prayer, and putting it out marks the end. If you have one, light it and begin.',
    short: 'Light a candle. Pray. Put the candle out.',
    form: 'work',
  },
  {
    text: 'Put your phone in another room before you pray, even if it is silent.',
    short: 'Put the phone in another room. Then pray.',
    form: 'prepare',
  },
  {
    text: 'Pray for one thing that would make today easier, even if it seems too small to ask for.',
    short: 'Pray for one small thing that would help today.',
    form: 'work',
  },
  {
    text: 'On some days you feel nothing in prayer. Sit down for the usual time all the same, and get up when it is over.',
    short: 'If you feel nothing, keep the prayer time anyway.',
    form: 'work',
  },
  {
    text: 'A worry is easier to carry after you have named it. Say it once in your prayer, in one sentence, and go on.',
    short: 'Name one worry in the prayer. Leave it there.',
    form: 'work',
  },
  {
    text: 'You know old prayers so well that you hardly hear the words. Read one slowly, and pause after each line.',
    short: 'Read an old prayer slowly. Take it as yours.',
    form: 'work',
  },
  {
    text: 'Stand, sit, or walk as you pray, whichever is most comfortable today, and say one line.',
    short: 'Stand, sit, or walk as you pray. Your back decides.',
    form: 'work',
  },
  {
    text: 'Pray with open eyes today. Look at a plant, a tree, or the sky, and begin.',
    short: 'Pray with open eyes. Look at something that grows.',
    form: 'work',
  },
  {
    text: 'A prayer is easy to remember when it follows something you do anyway. Put a slip with “pray” next to the kettle.',
    short: 'Tie the prayer to the kettle. Pray while it heats.',
    form: 'prepare',
  },
  {
    text: 'It is hard to pray for somebody who annoys you. Say one good wish for them, and stop there.',
    short: 'Pray one good wish for a difficult person.',
    form: 'work',
  },
  {
    text: 'It is easy to get up right after the last word. Stay silent for a few breaths at the end of your prayer.',
    short: 'After the prayer’s last word, stay silent. A few breaths.',
    form: 'work',
  },
  {
    text: 'Write the names of those you pray for on a card, and read them one by one.',
    short: 'Write names on a card. Read them as a prayer.',
    form: 'work',
  },
  {
    text: 'Take a bead or a stone into your hand, and say one line of prayer for it.',
    short: 'Hold one bead. Say one line of prayer for it.',
    form: 'work',
  },
  {
    text: 'Say in one sentence of your prayer what you are sorry for, and leave the reasons out.',
    short: 'Say sorry in one sentence of prayer. No reasons.',
    form: 'work',
  },
  {
    text: 'Some things are easier to write than to say. Write a prayer on paper in a few words, and fold the paper.',
    short: 'Write a prayer in few words. Fold the paper.',
    form: 'work',
  },
  {
    text: 'Say the first prayer that you remember from your childhood, and think of who taught it to you.',
    short: 'Say the first prayer that you ever learned.',
    form: 'work',
  },
]
