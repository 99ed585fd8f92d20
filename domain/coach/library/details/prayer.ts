import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of praying. */
export const prayerDetails: readonly Detail[] = [
  {
    text: 'A prayer does not have to be long to be finished. Say a single line today, and let silence follow it.',
    short: 'Say one line of prayer. Then be silent.',
  },
  {
    text: 'A place of your own makes it easier to begin. Go to the chair, the mat or the corner that is yours, and stand there first.',
    short: 'Go to your place. Stand there first. Then pray.',
  },
  {
    text: 'Words that you know by heart carry you when your own are missing. Begin with those.',
    short: 'If your words are missing, use an old prayer.',
  },
  {
    text: 'Thanks is the easiest door to a prayer. Name something small that you received since yesterday.',
    short: 'Begin the prayer with thanks for one small thing.',
  },
  {
    text: 'Thoughts wander off in every prayer. Come back to the line where they left, without a reproach.',
    short: 'When thoughts leave the prayer, return to its line.',
  },
  {
    text: 'A name is prayer enough for somebody. Say it slowly, and see the face.',
    short: 'Say one name slowly. See the face. That is a prayer.',
  },
  {
    text: 'Hands know how to begin. Open them, or fold them, and let the words come after.',
    short: 'Open or fold your hands. Words of prayer come after.',
  },
  {
    text: 'Nobody grades a prayer. Tell how the day is, in the words that you would use at the table.',
    short: 'Pray in plain words. Say how the day is.',
  },
  {
    text: 'A candle is a clear beginning and a clear end. Light one, pray, and put it out.',
    short: 'Light a candle. Pray. Put the candle out.',
  },
  {
    text: 'The phone is the loudest thing in the room, even when it is silent. Lay it in another before you pray.',
    short: 'Put the phone in another room. Then pray.',
  },
  {
    text: 'You may ask for little. Choose the smallest thing that would help today, and pray for that.',
    short: 'Pray for one small thing that would help today.',
  },
  {
    text: 'Dry days belong to a life of prayer. Keep the time, even if it stays empty, and leave when it is over.',
    short: 'On a dry day, keep the prayer time anyway.',
  },
  {
    text: 'A worry that has a name can be handed over. Say it once in the prayer, and do not take it back.',
    short: 'Name one worry in the prayer. Leave it there.',
  },
  {
    text: 'Old prayers were somebody’s own words once. Read one as if you had just written it.',
    short: 'Read an old prayer slowly. Take it as yours.',
  },
  {
    text: 'Standing, sitting and walking have all been prayed in. Choose the one that your back likes today.',
    short: 'Stand, sit, or walk as you pray. Your back decides.',
  },
  {
    text: 'It is allowed to pray with open eyes. Look at something that is growing, and begin there.',
    short: 'Pray with open eyes. Look at something that grows.',
  },
  {
    text: 'The hour of prayer is easier to keep when it leans on another. Tie it to the kettle, the bus or the stairs.',
    short: 'Tie the prayer to the kettle. Pray while it heats.',
  },
  {
    text: 'Prayer for a difficult person is short and honest work. Say one good wish, and stop before the but.',
    short: 'Pray one good wish for a difficult person.',
  },
  {
    text: 'Silence is a part of the prayer, and not the end of it. Stay for a few breaths after the last word.',
    short: 'After the prayer’s last word, stay silent. A few breaths.',
  },
  {
    text: 'A list of names on a card does the remembering for you. Read it once, as a prayer.',
    short: 'Read your card of names once, as a prayer.',
  },
  {
    text: 'Beads and stones keep the count, so that you need not. Take one into your hand, and pray a line for it.',
    short: 'Hold one bead. Say one line of prayer for it.',
  },
  {
    text: 'Sorry is said best without its reasons. Put it into one sentence of your prayer, and let it be.',
    short: 'Say sorry in one sentence of prayer. No reasons.',
  },
  {
    text: 'You can write what you cannot say. Put a prayer on paper, in the fewest words, and fold it.',
    short: 'Write a prayer in few words. Fold the paper.',
  },
  {
    text: 'Somebody taught you your first prayer. Say that one, and remember whose voice it was.',
    short: 'Say the first prayer that you ever learned.',
  },
]
