import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of drinking water. */
export const waterDetails: readonly Detail[] = [
  {
    text: 'Water that stands in sight gets drunk, and water in the kitchen waits. Put a full glass where your eyes go first.',
    short: 'Full glass in sight. Sip when you see it.',
  },
  {
    text: 'Thirst is late with its news. Have a few sips before it speaks.',
    short: 'Sip before thirst speaks. Few sips. Now.',
  },
  {
    text: 'Coffee has a fixed place in the day, and water can stand beside it. Drink a glass while the coffee brews.',
    short: 'Glass of water while the coffee brews. Same spot.',
  },
  {
    text: 'The bottle works only where you are. Fill it, and take it along to the next chair.',
    short: 'Fill the bottle. Take it to the next chair.',
  },
  {
    text: 'A glass is easier to finish than a plan. Pour it before you think about the rest of the day.',
    short: 'Pour the glass. Finish it. Then the rest.',
  },
  {
    text: 'Some people like water cold, and some like it warm. Try the other kind, and see whether you drink more of it.',
    short: 'Cold or warm: try the other. Keep the better.',
  },
  {
    text: 'Every doorway can be a reminder. Choose the kitchen door, and take a sip each time you pass.',
    short: 'Kitchen door: take a sip. Each pass counts.',
  },
  {
    text: 'An empty glass is a stop sign. Fill it again before you walk away from it.',
    short: 'Glass empty: fill it. Then walk on.',
  },
  {
    text: 'Meals already have a table and a time. Put the pitcher there before the plates.',
    short: 'Pitcher first, plates after. Pour for all.',
  },
  {
    text: 'The taste of plain water tires some people. A slice of lemon or some mint changes it at once.',
    short: 'Plain is dull? Lemon or mint. Pour again.',
  },
  {
    text: 'Busy hours swallow the small things first. Put the glass between you and the keyboard or the tool.',
    short: 'Glass in front of the work. Reach it first.',
  },
  {
    text: 'A big glass needs fewer decisions than a small one. Take the largest on the shelf.',
    short: 'Largest glass on the shelf. Fill it. Keep it near.',
  },
  {
    text: 'A cup that is only for water tells you by its look how much you had. Choose that cup today.',
    short: 'Choose the cup that is only for water. Use it.',
  },
  {
    text: 'The way to the tap is also a break for the back. Stand up for it, and drink there.',
    short: 'Stand up. Walk to the tap. Drink there.',
  },
  {
    text: 'Water before a meal is easy to remember, because hunger calls you to the table. Pour it while you wait.',
    short: 'Waiting for food? Pour water. Drink it first.',
  },
  {
    text: 'A bottle left at home is nobody’s help. Put it beside the keys now.',
    short: 'Bottle beside the keys. It leaves with you.',
  },
  {
    text: 'Company makes a pitcher useful. Pour a glass for somebody else, and take yours along.',
    short: 'Pour a glass for somebody. Take yours along.',
  },
  {
    text: 'Dry lips tell the truth sooner than any app. Notice them, and take a sip.',
    short: 'Dry lips? Take a sip. No app needed.',
  },
  {
    text: 'The day has natural seams: getting up, coming home, sitting down. Sew a glass of water into one of them.',
    short: 'Choose a seam of the day. A glass of water there.',
  },
  {
    text: 'A straw or a lid with a spout makes some people sip without thinking. See whether you are such a person.',
    short: 'Try a straw or a spout. Sip without thinking.',
  },
  {
    text: 'Sweet drinks stand in front because somebody put them there. Put the water in front.',
    short: 'Water in front. Sweet drinks behind. Done.',
  },
  {
    text: 'The sound of pouring water is an invitation. Fill a glass slowly, and listen.',
    short: 'Pour slowly. Listen. Drink.',
  },
  {
    text: 'A glass by the bed is there when you wake, at any hour. Fill it before you lie down.',
    short: 'Glass by the bed. Full before you lie down.',
  },
  {
    text: 'Small sips add up without anybody noticing. Keep the bottle open beside you.',
    short: 'Small sips add up. Bottle open, beside you.',
  },
]
