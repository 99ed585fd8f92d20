/** Words of the page that a witness opens. */
export const witnessCopy = {
  title: 'Witness',
  asked: (name: string) => `${name || 'Somebody'} asked you to be a witness for this goal`,
  days: 'The last 28 days',
  daysLabel: (kept: number, missed: number, today: string) =>
    `The last 28 days: ${kept} kept, ${missed} missed. ${today}`,
  today: { done: 'Today is kept.', open: 'Today is still open.', other: 'Today is not counted.' },
  start: (day: string) => day,
  end: 'Today',
  send: {
    title: 'Send one line',
    to: (name: string) => (name ? `To ${name}` : 'Your line'),
    hint: 'Words only, at most 200 characters. It arrives with the next morning. One line a week.',
    button: 'Send the Line',
    sending: 'Sending...',
    name: 'Your name',
    nameHint: (owner: string) =>
      `${owner || 'They'} ${owner ? 'sees' : 'see'} it with the line. You can leave it empty.`,
    nameLong: 'A name has at most 40 characters.',
    empty: 'Write one line first.',
    long: 'A line has at most 200 characters.',
  },
  sent: {
    title: 'Your line is on its way',
    by: (name: string) => (name ? `Arrives with ${name}’s next morning` : 'Arrives with the next morning'),
    takeBack: 'Take it back',
    takingBack: 'Taking it back...',
    next: (day: string) => `You can send the next one from ${day}. Keep this link, it is your way back.`,
  },
  taken: {
    title: 'Your line is taken back',
    lead: (day: string) => `It will not arrive. You can send the next one from ${day}.`,
  },
  full: {
    title: 'No lines at the moment',
    lead: 'The days stay here for you to see. Knowing that you look is worth something too.',
  },
  ground: 'You see the title and the days, and nothing else.',
  decline: {
    open: 'I don’t want to be a witness',
    title: 'Stop being a witness?',
    lead: (name: string) =>
      `The link ends at once, and what you wrote is deleted. ${name || 'The person who asked you'} sees the date on which you declined, and nothing else.`,
    keep: 'Stay a Witness',
    button: 'Decline',
    busy: 'Declining...',
  },
  declined: {
    title: 'You are no longer a witness',
    lead: 'That is fine. The link has ended, and nothing that you wrote is kept. Thank you for having looked.',
    ground: 'You can close this page.',
  },
  quiet: {
    title: 'Nothing to see at the moment',
    lead: 'This page is quiet for now. Whoever sent you the link can tell you more.',
    ground: 'There is nothing that you need to do here.',
  },
  ended: {
    title: 'This link has ended',
    lead: 'It shows nothing any more. Thank you for having looked.',
    ground: 'You can close this page.',
  },
  incomplete: {
    title: 'This link is not complete',
    lead: 'Open it once more from the message that it came in.',
  },
  failed: { title: 'The page could not be loaded', again: 'Try Again' },
} as const
