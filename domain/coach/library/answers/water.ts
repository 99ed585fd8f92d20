import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of drinking water answer to something that the person wrote (TEXT-32). */
export const waterAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'forget',
    text: 'When the thought slips away, something you see can bring it back. Put a rubber band around a glass, and fill it with water.',
    short: 'Let the glass remember. Rubber band on, water in.',
    form: 'prepare',
    drill_sergeant: 'Band stays on until the glass is empty.',
    kind_encouraging: 'When you have drunk it, the band may come off.',
    teammate: 'A glass with a belt is hard for us to overlook.',
    wise_mentor: 'The eye goes to what looks unusual, and the hand follows.',
    own: [
      {
        step: { text: 'Put the glass where your hand rests most, at the table or desk.', minutes: 1 },
        challenge: { text: 'Take one mouthful, and set the glass down with the band in view.', seconds: 15 },
      },
      {
        step: { text: 'Choose a moment for emptying the glass, such as before you stand up.', minutes: 1 },
        challenge: { text: 'Slide the band down to the bottom of the glass, as its mark for empty.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What is drawn on your hand stays in mind. Draw a small drop of water on the back of it with a pen.',
    short: 'Forgetting ends on your hand. Draw a water drop there.',
    form: 'note',
    drill_sergeant: 'Back of the hand. Blue if possible.',
    kind_encouraging: 'It may be a crooked drop, as long as you know what it means.',
    teammate: 'When somebody asks, we say we’re being watered.',
    wise_mentor: 'Each time you see it, you have already remembered.',
    own: [
      {
        step: { text: 'Fill a cup or bottle, and stand it on the side of that hand.', minutes: 1 },
        challenge: { text: 'Reach for the cup once with that hand, and take a sip.', seconds: 15 },
      },
      {
        step: { text: 'Choose what the drop should call for: a sip, a glass, or a refill.', minutes: 1 },
        challenge: { text: 'Look at the drop, and do that one thing.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'A glass in your way is hard to forget. Put an empty one for water on the seat you use most, and leave it there.',
    short: 'You cannot forget what blocks the seat. Water glass there.',
    form: 'prepare',
    drill_sergeant: 'Leave it until you fill it and drink.',
    kind_encouraging: 'A cup or a bottle does it just as well.',
    teammate: 'We just have to look before we sit.',
    wise_mentor: 'It takes no effort to remember when the chair does it for you.',
    own: [
      {
        step: { text: 'Clear the sink, so that the glass from the seat fits under the tap.', minutes: 2 },
        challenge: { text: 'Choose where the glass will stand when you need the seat.', seconds: 15 },
      },
      {
        step: { text: 'Name what follows when you find the glass, such as fill, drink, sit.', minutes: 1 },
        challenge: { text: 'Walk from the seat to the tap with the glass, and bring it back.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit has its place, and water can stand right beside it. Set a glass where you usually reach, ready to be filled.',
    short: 'A habit has its place. Put a water glass beside it.',
    form: 'prepare',
    drill_sergeant: 'Fill it when you reach for the habit.',
    kind_encouraging: 'Nothing has to be taken away to make room for it.',
    teammate: 'We’re just adding a neighbor.',
    wise_mentor: 'The hand goes there anyway, and now it has something else to meet.',
    own: [
      {
        step: { text: 'Bring a bottle or pitcher of water there, for filling the glass.', minutes: 2 },
        challenge: { text: 'Try the usual reach once, and shift the glass to where your hand arrives.', seconds: 30 },
      },
      {
        step: { text: 'Lay a coaster or a folded napkin under the glass.', minutes: 1 },
        challenge: { text: 'Fill the glass halfway, so that a passing hand spills nothing.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'Water is easy to add before something you do anyway. Say aloud that water comes first, and take one mouthful.',
    short: 'Water goes before any habit. Say so aloud.',
    form: 'work',
    drill_sergeant: 'Drink one mouthful. Then the rest.',
    kind_encouraging: 'A mouthful is enough, whatever follows it.',
    teammate: 'Our new rule’s short enough to remember.',
    wise_mentor: 'Said aloud, the sentence comes back to you at the right moment.',
    own: [
      {
        step: { text: 'Stand a full glass where the habit begins.', minutes: 1 },
        challenge: {
          text: 'Move whatever else is there behind the glass, so that water is reached first.',
          seconds: 30,
        },
      },
      {
        step: { text: 'Name the last thing before the habit, such as sitting down or a door.', minutes: 1 },
        challenge: { text: 'Go through that moment in your mind, and reach for water in it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A mouthful of water takes no longer than opening a message. Reach for the nearest glass or tap, and take one.',
    short: 'A mouthful of water takes no time. Get up.',
    form: 'work',
    drill_sergeant: 'Nearest tap or glass. Take one. Go on.',
    kind_encouraging: 'There is no need to finish the glass.',
    teammate: 'We’re back at it before anybody notices.',
    wise_mentor: 'A day without a free hour still has many such seconds.',
    own: [
      {
        step: { text: 'Carry a filled cup back to the place where you are busy.', minutes: 1 },
        challenge: { text: 'Find a spot for the cup away from papers, cables, and elbows.', seconds: 15 },
      },
      {
        step: { text: 'Think of a wait in your day that leaves time for a mouthful.', minutes: 1 },
        challenge: { text: 'Name the cup or tap that is nearest to the place of that wait.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'What seems dull is more pleasant from a nice glass. Take your best one from the shelf, and pour water into it.',
    short: 'Dull water deserves your best glass. Pour it.',
    form: 'work',
    drill_sergeant: 'Fill it cold. Raise it. Drink.',
    kind_encouraging: 'You may even add a paper umbrella.',
    teammate: 'We don’t have to wait for guests to use it.',
    wise_mentor: 'The water is the same, and the hand still notices the difference.',
    own: [
      {
        step: { text: 'Add a slice, a leaf, or an ice cube, if one is at hand.', minutes: 1 },
        challenge: { text: 'Sit down somewhere pleasant for the first sip from that glass.', seconds: 60 },
      },
      {
        step: { text: 'Hold the glass to the light, and wipe off any marks.', minutes: 1 },
        challenge: { text: 'Give the glass a place in front, so that it becomes the everyday one.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone is picked up often, and water can share in that. Stand a glass of water where yours usually lies.',
    short: 'You pick up the phone often. Put water beside it.',
    form: 'prepare',
    drill_sergeant: 'Glass first. Screen after.',
    kind_encouraging: 'A bottle is fine, too, if you are worried about spills.',
    teammate: 'Each time we reach over, we drink.',
    wise_mentor: 'What you do many times a day is a good place for a sip.',
    own: [
      {
        step: { text: 'Choose which moment with the phone calls for a sip, such as unlocking.', minutes: 1 },
        challenge: { text: 'Go through it once: the sip first, and then the phone.', seconds: 15 },
      },
      {
        step: { text: 'Choose a lid or a saucer to cover the water between sips.', minutes: 1 },
        challenge: { text: 'Turn the phone face down, so that the water catches the eye first.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Another person’s reminder may work where your own does not. Ask {ally} to mention water the next time you talk.',
    short: 'Ask {ally} to mention water when you next talk.',
    form: 'tell',
    drill_sergeant: 'When they say it, drink.',
    kind_encouraging: 'It may become a joke, and it works all the same.',
    teammate: 'Now there’s somebody to nag us nicely.',
    wise_mentor: 'Whoever reminds you may begin to drink more as well.',
    own: [
      {
        step: { text: 'Decide what you will do at that word, such as filling a glass.', minutes: 1 },
        challenge: { text: 'Set out the glass where you usually sit or stand when you talk.', seconds: 30 },
      },
      {
        step: { text: 'Think of something that you could remind them of in return.', minutes: 1 },
        challenge: { text: 'Put your offer into one line, ready to send.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Other people have small tricks for drinking water. Ask {ally} what makes them think of it.',
    short: 'Ask {ally} what makes them drink water.',
    form: 'tell',
    drill_sergeant: 'Take the answer. Try it once.',
    kind_encouraging: 'If they forget as well, you are in good company.',
    teammate: 'If it’s a good one, we copy it.',
    wise_mentor: 'A trick from another person may need a small change to fit your day.',
    own: [
      {
        step: { text: 'Recall when you last drank water unprompted, and what made you do it.', minutes: 1 },
        challenge: { text: 'Say where a glass should stand for that to happen more often.', seconds: 30 },
      },
      {
        step: { text: 'Look around the room for something that could make you think of water.', minutes: 1 },
        challenge: { text: 'Set a cup right beside that thing.', seconds: 15 },
      },
    ],
  },
]
