import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreTidyAnswers } from './tidy-more.ts'

/** What messages of a tidy hallway answer to something that somebody wrote (TEXT-32). */
export const tidyAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'When you are tired, even bending down can be too much. Push one pair of shoes to the wall with your foot.',
    short: 'Too tired to bend? Use your foot.',
    form: 'work',
    drill_sergeant: 'Push one pair of shoes to the wall.',
    kind_encouraging: 'It need not be straight, and then you may sit down.',
    teammate: 'We play it like soccer, very slow soccer.',
    wise_mentor: 'A pair along the wall is out of the way, and that is enough.',
    own: [
      {
        step: { text: 'Nudge the shoes side by side with your foot, toes to the wall.', minutes: 1 },
        challenge: { text: 'Choose a free stretch of wall where shoes can be pushed without bending.', seconds: 15 },
      },
      {
        step: { text: 'Sweep one more thing out of the doorway with the same foot.', minutes: 1 },
        challenge: { text: 'Step out of your shoes at the wall, if you have any on.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tidying can be done from a seat. Sit down by the door, and pair up the shoes that you can reach.',
    short: 'Tired? Sit down by the door.',
    form: 'work',
    drill_sergeant: 'Pair the shoes within reach. Then stop.',
    kind_encouraging: 'Whatever is out of reach may stay where it is.',
    teammate: 'Best seat in the hall, and we’re still useful.',
    wise_mentor: 'Whatever is out of reach can wait for somebody with more strength.',
    own: [
      {
        step: { text: 'From the seat, slide the shoes within reach against the wall.', minutes: 1 },
        challenge: { text: 'Hook one bag over the chair or the door handle, if one is near.', seconds: 30 },
      },
      {
        step: { text: 'Gather gloves, keys, or paper within reach of the seat into one heap.', minutes: 1 },
        challenge: { text: 'Put the heap into a bag or a bowl, and stay seated.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You need not know where to start. Stand by the door, and put away the shoe or bag nearest to you.',
    short: 'Start anywhere. Stand by the door.',
    form: 'work',
    drill_sergeant: 'Put away the nearest shoe or bag.',
    kind_encouraging: 'After that one thing, you may call it done.',
    teammate: 'Whatever’s nearest goes first, and we don’t debate it.',
    wise_mentor: 'What lies nearest is as good a beginning as any other.',
    own: [
      {
        step: { text: 'Find the one thing by the door that takes up the most room.', minutes: 1 },
        challenge: { text: 'Move that thing to its place, or at least against the wall.', seconds: 60 },
      },
      {
        step: { text: 'Pick up whatever lies by the door and fits into one hand.', minutes: 1 },
        challenge: { text: 'Carry the handful to where most of it belongs.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A small patch is easier to begin with than a hallway. Lay a towel by the door, and set one pair of shoes on it.',
    short: 'Begin with a towel’s width. Lay one by the door.',
    form: 'prepare',
    drill_sergeant: 'One pair of shoes on it, straight.',
    kind_encouraging: 'Only the towel has to be tidy, and nothing around it.',
    teammate: 'We tidy the towel and ignore the rest.',
    wise_mentor: 'The eye rests on the part that is done, and the rest can wait.',
    own: [
      {
        step: { text: 'Smooth the towel, and bring its edge in line with the wall.', minutes: 1 },
        challenge: { text: 'Choose which pair of shoes to keep on the towel, such as the one worn most.', seconds: 30 },
      },
      {
        step: { text: 'Knock the dirt off one pair of shoes, outside or over a trash can.', minutes: 1 },
        challenge: { text: 'Push the laces into the shoes, and set them on the towel.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'A picture tells others what you would have to say again. Draw a shoe on paper, and tape it where shoes belong.',
    short: 'Others need no words. Draw a shoe, thick pen.',
    form: 'prepare',
    drill_sergeant: 'Tape it where shoes belong. Knee height.',
    kind_encouraging: 'A clumsy drawing is fine, as long as it has laces.',
    teammate: 'It does the asking, and we save our breath.',
    wise_mentor: 'Hang it low, where people look while they take off a shoe.',
    own: [
      {
        step: { text: 'Add an arrow to the drawing that points to the right place.', minutes: 1 },
        challenge: { text: 'Stand one pair of shoes where the arrow points.', seconds: 30 },
      },
      {
        step: { text: 'Step back to the door, and see whether the drawing catches the eye.', minutes: 1 },
        challenge: { text: 'Sketch a bag beside the shoe, if bags belong there as well.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'A single move is over before anybody interrupts. Slide the shoe or bag that is most in the way to the wall.',
    short: 'One slide is quicker than any interruption.',
    form: 'work',
    drill_sergeant: 'Shoe or bag in the way: to the wall.',
    kind_encouraging: 'Nobody has to help, and nobody has to be asked.',
    teammate: 'Done before anybody can call our name.',
    wise_mentor: 'What is along the wall troubles nobody, whoever left it there.',
    own: [
      {
        step: { text: 'Open and close the door, to see that it moves freely.', minutes: 1 },
        challenge: { text: 'Pull aside anything that the door still touches.', seconds: 45 },
      },
      {
        step: { text: 'Straighten the mat by the door, or brush the floor there with your foot.', minutes: 1 },
        challenge: { text: 'Choose one place where a slide could always end, such as a corner.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, a bag should be easy to grab. Turn one by the door so that its handle faces you.',
    short: 'No time. Turn one bag so its handle faces you.',
    form: 'work',
    drill_sergeant: 'Grab it once. Set it back.',
    kind_encouraging: 'It is a small turn now and a quick grab later.',
    teammate: 'Then we grab it and go.',
    wise_mentor: 'The hand can find it there without the help of the eyes.',
    own: [
      {
        step: { text: 'Put the thing that you need first at the top of that bag.', minutes: 1 },
        challenge: { text: 'Grab the bag by its handle once, as if you were leaving.', seconds: 15 },
      },
      {
        step: { text: 'Close the bag, so that nothing falls out in a hurry.', minutes: 1 },
        challenge: { text: 'Set your keys by the handle of the bag, or say where they are.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Things by a door pile up on one another. Lift one bag or coat there, and put away what lies beneath.',
    short: 'Things pile up by the door. Lift one bag.',
    form: 'work',
    drill_sergeant: 'Put away what lies beneath. Done.',
    kind_encouraging: 'If nothing is there, you are already done.',
    teammate: 'We may meet an old friend, like the other glove.',
    wise_mentor: 'What comes to light is often what somebody has been looking for.',
    own: [
      {
        step: { text: 'Choose a hook, a handle, or a chair where that bag could hang.', minutes: 1 },
        challenge: { text: 'Hang the bag there, and look at the floor below it.', seconds: 30 },
      },
      {
        step: { text: 'Feel in the bag or coat for anything that should come out, such as wrappers.', minutes: 1 },
        challenge: { text: 'Throw away or put away what you found, if anything.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Most people have a trick for leaving without a search. Ask {ally} how they find their shoes and bag.',
    short: 'Ask {ally} how they find their shoes fast.',
    form: 'tell',
    drill_sergeant: 'Copy what works. Leave the rest.',
    kind_encouraging: 'If the answer is that they never find them, you can laugh together.',
    teammate: 'If it’s clever, we steal it.',
    wise_mentor: 'Notice whether the answer names a place, because that may be all it takes.',
    own: [
      {
        step: { text: 'Name the thing by the door that you search for most often.', minutes: 1 },
        challenge: { text: 'Give that thing one fixed place, and put it there.', seconds: 60 },
      },
      {
        step: { text: 'Recall where your shoes or your bag were when you last searched.', minutes: 1 },
        challenge: { text: 'Decide on a trick of your own, such as always the same side.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A tidy spot is easier to keep when it has been seen. Show {ally} one pair of shoes in place, or a picture.',
    short: 'Show {ally} one tidy pair of shoes. Or a photo.',
    form: 'tell',
    drill_sergeant: 'Pair straight. Then show it.',
    kind_encouraging: 'The mess around it need not be in the picture.',
    teammate: 'We crop out the rest, like everybody does.',
    wise_mentor: 'Once you have shown it, you keep an eye on it without trying.',
    own: [
      {
        step: { text: 'Set a second pair beside the first, with the toes in line.', minutes: 1 },
        challenge: { text: 'Look from the door, and choose the place for a third pair.', seconds: 15 },
      },
      {
        step: { text: 'Turn that pair with the toes to the door, ready to step into.', minutes: 1 },
        challenge: { text: 'Remove one thing from the floor around the pair.', seconds: 45 },
      },
    ],
  },
  ...moreTidyAnswers,
]
