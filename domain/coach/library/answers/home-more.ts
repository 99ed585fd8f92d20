import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `home.ts`. */
export const moreHomeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'message',
    text: 'A message that makes no sound can wait through dinner. Set a daily schedule that silences the phone during dinner.',
    short: 'The phone is silent at dinner. Set its quiet hour.',
    form: 'prepare',
    drill_sergeant: 'Start, end, every day. Save.',
    kind_encouraging: 'You can read everything afterward, as slowly as you like.',
    teammate: 'The phone goes quiet by itself, and we don’t have to remember.',
    wise_mentor: 'Once it is set, nobody has to decide it at the table each time.',
    own: [
      {
        step: { text: 'List the few people for whom the phone may ring during dinner.', minutes: 1 },
        challenge: { text: 'Enter the first of these names in the phone’s settings.', seconds: 90 },
      },
      {
        step: { text: 'Switch off the number on the icon of the app that you check most.', minutes: 2 },
        challenge: { text: 'Put the phone face down in a place where it can stay through dinner.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Hardly any message is more urgent than dinner. Write down the one kind that may interrupt it, and let the others wait.',
    short: 'Write down what may interrupt dinner. Nothing else does.',
    form: 'note',
    drill_sergeant: 'One kind. One line. Pocket.',
    kind_encouraging: 'If nothing comes to mind, you can write the word nothing and smile.',
    teammate: 'It’s a short list, so we get to eat while it’s hot.',
    wise_mentor: 'When a message comes, you compare it with the line, and the choice is made.',
    own: [
      {
        step: { text: 'Put the note on interruptions where your phone lies during dinner.', minutes: 1 },
        challenge: { text: 'Think of one kind of message that does not qualify.', seconds: 30 },
      },
      {
        step: { text: 'Beside that note, write how an urgent message would reach you.', minutes: 1 },
        challenge: { text: 'Mute one chat that could never carry such a message.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'A message gets shorter when it is typed standing up. When the next last one comes before dinner, get to your feet first.',
    short: 'Last message before dinner: stand up, then type.',
    form: 'moment',
    drill_sergeant: 'One line. Send. Walk.',
    kind_encouraging: 'A short answer is friendly, too, and the long one can follow another time.',
    teammate: 'On our feet, we’re out of the chair before it’s sent.',
    wise_mentor: 'Once you are on your feet, you have begun to leave, and the words follow.',
    own: [
      {
        step: { text: 'Think of an answer short enough to type on your feet.', minutes: 1 },
        challenge: { text: 'Stand up, and say that answer in a single breath.', seconds: 30 },
      },
      {
        step: { text: 'Look for a place where you can type standing, such as a shelf.', minutes: 1 },
        challenge: { text: 'Clear a space on it as big as a phone or a keyboard.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Even on a late day, part of dinner can be saved. Write down which part matters most to you: the meal, the talk, the dishes.',
    short: 'Late? Save part of dinner. Write which part.',
    form: 'note',
    drill_sergeant: 'Be home for that. The rest may go.',
    kind_encouraging: 'It is fine if it is the few quiet words at the end.',
    teammate: 'That’s the bit we don’t miss, whatever the day does.',
    wise_mentor: 'When you know what you want to be there for, it is easier to get up.',
    own: [
      {
        step: { text: 'Beside that part of dinner, write when you must leave to be in time.', minutes: 1 },
        challenge: { text: 'Draft a line for those at home that says which part you will make.', seconds: 60 },
      },
      {
        step: { text: 'Choose a story or a question to bring to that part of dinner.', minutes: 1 },
        challenge: { text: 'Put it into one sentence that you can remember on a full day.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A dinner hour that you cannot keep may be set too early. Ask at home for an hour that suits the days you really have.',
    short: 'Ask at home for a dinner hour that holds.',
    form: 'tell',
    drill_sergeant: 'Suggest one. Take what they answer.',
    kind_encouraging: 'A later dinner with you may be nicer for all than an early one without you.',
    teammate: 'Let’s move the clock a little, so we’re all there.',
    wise_mentor: 'An hour that is kept most days is worth more than an ideal one.',
    own: [
      {
        step: { text: 'Offer two dinner hours that you could keep even on full days.', minutes: 2 },
        challenge: { text: 'Compare both with your way home, and drop the tighter one.', seconds: 60 },
      },
      {
        step: { text: 'Ask as well what should happen when you cannot make that hour.', minutes: 1 },
        challenge: { text: 'Suggest a dish that keeps well, for days like that.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A day without an end runs into dinner. Write dinner as the last line of your list, and draw a thick line under it.',
    short: 'Last line on the list: dinner. Thick line under it.',
    form: 'note',
    drill_sergeant: 'Nothing goes below. Pen down.',
    kind_encouraging: 'Anything that does not fit above the line may wait for another day.',
    teammate: 'Anything that wants in has to push something else off, and not our dinner.',
    wise_mentor: 'With the line, you can see that the day has an end, and where it is.',
    own: [
      {
        step: { text: 'Look at the entry just above dinner, and ask whether it must stay.', minutes: 1 },
        challenge: { text: 'Move one job that can wait below the thick line.', seconds: 30 },
      },
      {
        step: { text: 'Add beside dinner the one thing that you have to bring home.', minutes: 1 },
        challenge: { text: 'Lay this thing, or a reminder of it, next to your keys.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Most calls can wait until dinner is over. Mark one person as a favorite, whose call may come through.',
    short: 'One person may call at dinner. Mark the name.',
    form: 'prepare',
    drill_sergeant: 'Favorite set. All others wait.',
    kind_encouraging: 'Knowing that they can reach you, you may leave the phone where it is.',
    teammate: 'If it’s really urgent, they get through, and we can eat in peace.',
    wise_mentor: 'With that settled, the phone has no more say at dinner.',
    own: [
      {
        step: { text: 'In the settings, let that name ring through when the sound is off.', minutes: 2 },
        challenge: { text: 'Find a spot for the phone where you can hear it from the table.', seconds: 45 },
      },
      {
        step: { text: 'Draft a line that tells this person when to call instead of writing.', minutes: 2 },
        challenge: { text: 'Check the line for anything that could be misunderstood, and save it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone that somebody else looks after is not picked up in passing. Ask one person at home to keep yours during dinner.',
    short: 'Ask one person: keep my phone during dinner.',
    form: 'tell',
    drill_sergeant: 'Hand it over. Ask after the last bite.',
    kind_encouraging: 'You may offer to keep theirs in return, and then it is a fair trade.',
    teammate: 'They guard ours, we guard theirs, and everybody talks.',
    wise_mentor: 'Asking for it back takes a sentence, and in that time you may change your mind.',
    own: [
      {
        step: { text: 'Choose together where the phone will lie during dinner.', minutes: 1 },
        challenge: { text: 'Agree on the one reason for which you would get it back.', seconds: 45 },
      },
      {
        step: { text: 'Tell whoever keeps the phone what to say if it rings.', minutes: 1 },
        challenge: { text: 'Turn off one sound that would only disturb the table.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Hands that lie on the table hold no phone. Lay both hands in front of you for one breath, as you will at dinner.',
    short: 'Practice dinner hands. Both flat. No phone.',
    form: 'work',
    drill_sergeant: 'One breath. Look up. Done.',
    kind_encouraging: 'You can do it wherever you are, and it will feel familiar at the table.',
    teammate: 'If we sit like this, somebody’s bound to start talking.',
    wise_mentor: 'Look up while you do it, because at dinner somebody will be looking back.',
    own: [
      {
        step: { text: 'Push the phone beyond the reach of both hands.', minutes: 1 },
        challenge: { text: 'With your hands still flat, think of a question to ask at dinner.', seconds: 60 },
      },
      {
        step: { text: 'Decide on one thing your hands will do at dinner, such as pour or serve.', minutes: 1 },
        challenge: { text: 'Name the bowl or pitcher that they will reach for first.', seconds: 15 },
      },
    ],
  },
]
