import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of praying. */
export const prayerDetails: readonly Detail[] = [
  {
    text: 'A prayer does not have to be long to be finished. Say a single line today, and let silence follow it.',
    short: 'One line of prayer. Then silence. Finished.',
  },
  {
    text: 'A place of your own makes it easier to begin. Go to the chair, the mat or the corner that is yours, and stand there first.',
    short: 'To the place first. Stand there. Then pray.',
  },
  {
    text: 'Words that you know by heart carry you when your own are missing. Begin with those.',
    short: 'Own words missing? The old ones. Begin.',
  },
  {
    text: 'Thanks is the easiest door to a prayer. Name something small that you received since yesterday.',
    short: 'Start with thanks. One small thing. By name.',
  },
  {
    text: 'Thoughts wander off in every prayer. Come back to the line where they left, without a reproach.',
    short: 'Thoughts gone? Back to the line. No reproach.',
  },
  {
    text: 'A name is prayer enough for somebody. Say it slowly, and see the face.',
    short: 'One name. Slowly. See the face. Prayed.',
  },
  {
    text: 'Hands know how to begin. Open them, or fold them, and let the words come after.',
    short: 'Hands first. Open or folded. Words after.',
  },
  {
    text: 'Nobody grades a prayer. Tell how the day is, in the words that you would use at the table.',
    short: 'Plain words. How the day is. No grades.',
  },
  {
    text: 'A candle is a clear beginning and a clear end. Light one, pray, and put it out.',
    short: 'Candle on. Pray. Candle out. That is all.',
  },
  {
    text: 'The phone is the loudest thing in the room, even when it is silent. Lay it in another before you pray.',
    short: 'Phone in another room. Then the prayer.',
  },
  {
    text: 'You may ask for little. Choose the smallest thing that would help today, and pray for that.',
    short: 'Ask for little. One thing. For today.',
  },
  {
    text: 'Dry days belong to a life of prayer. Keep the time, even if it stays empty, and leave when it is over.',
    short: 'Dry day? Keep the time. Leave when it ends.',
  },
  {
    text: 'A worry that has a name can be handed over. Say it once in the prayer, and do not take it back.',
    short: 'Name the worry. Hand it over. Leave it there.',
  },
  {
    text: 'Old prayers were somebody’s own words once. Read one as if you had just written it.',
    short: 'Old prayer. Read it as yours. Slowly.',
  },
  {
    text: 'Standing, sitting and walking have all been prayed in. Choose the one that your back likes today.',
    short: 'Stand, sit or walk. Your back decides. Pray.',
  },
  {
    text: 'It is allowed to pray with open eyes. Look at something that is growing, and begin there.',
    short: 'Eyes open. Something that grows. Begin there.',
  },
  {
    text: 'The hour of prayer is easier to keep when it leans on another. Tie it to the kettle, the bus or the stairs.',
    short: 'Tie the prayer to the kettle. It comes anyway.',
  },
  {
    text: 'Prayer for a difficult person is short and honest work. Say one good wish, and stop before the but.',
    short: 'Difficult person. One good wish. No but.',
  },
  {
    text: 'Silence is a part of the prayer, and not the end of it. Stay for a few breaths after the last word.',
    short: 'Last word said. Stay. A few breaths. Go.',
  },
  {
    text: 'A list of names on a card does the remembering for you. Read it once, as a prayer.',
    short: 'Card with names. Read it once. Prayer.',
  },
  {
    text: 'Beads and stones keep the count, so that you need not. Take one into your hand, and pray a line for it.',
    short: 'One bead. One line. The hand keeps count.',
  },
  {
    text: 'Sorry is said best without its reasons. Put it into one sentence of your prayer, and let it be.',
    short: 'Say sorry. No reasons. One sentence. Enough.',
  },
  {
    text: 'You can write what you cannot say. Put a prayer on paper, in the fewest words, and fold it.',
    short: 'Write the prayer. Few words. Fold it.',
  },
  {
    text: 'Somebody taught you your first prayer. Say that one, and remember whose voice it was.',
    short: 'Your first prayer. Say it. Hear the voice.',
  },
]
