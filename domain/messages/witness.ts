export const witnessMessages = {
  /** The same for a link that never existed, one that was ended, and one whose goal is gone (WITNESS-2). */
  linkEnded: 'This link is not valid any more.',
  notOrdinary: 'A goal that is written in the gentle tone has no witness.',
  none: 'This goal has no witness.',
  lineRefused: 'This line was not sent, because it could hurt the person who reads it. You can write another one.',
  lineInDanger:
    'This line was not sent. It may mean that somebody is in danger. If that is so, call your local emergency number now. Help lines in each country: findahelpline.com.',
  lineHasAddress: 'This line was not sent, because it holds an address. A line is words only.',
  nameRefused: 'This name was not sent. Give another one, or leave it empty.',
  ownerNameRefused: 'No link was made with this name. Give another one, or leave it empty.',
  lineArrived: 'Your line has arrived already.',
  failed: 'That could not be saved. Please try again.',
  ended: 'The witness was ended. The link no longer works.',
  mutedNow: 'The witness is muted. Muted lines are not kept.',
  unmutedNow: 'The witness may send lines again.',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  notShared: 'The link could not be sent from here. Copy it instead.',
} as const
