import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal of a person in grief (CARE-3). */
export const GRIEF: readonly GentleText[] = [
  {
    message:
      'You wrote about somebody who is missing. Nothing has to be done with that today. Choose something small that you would like to have near you, and let that be enough. When the quiet gets heavy, a grief counselor or your doctor can do more than this page.',
    steps: [
      { text: 'Write down something small that would be good to have today.', minutes: 2 },
      { text: 'Look whether what it needs is in the house.', minutes: 3 },
    ],
    challenge: { text: 'Open the kitchen window and stand there for a moment.', seconds: 30 },
  },
  {
    message:
      'There may be a chair, a cup, or a coat that nobody has moved. It can stay where it is. If you would rather put something away, that is all right too. A grief counselor can sit with you over such things.',
    steps: [
      { text: 'Choose whether a thing stays or moves, and leave the rest.', minutes: 2 },
      { text: 'Write down who could be with you if you sort things.', minutes: 2 },
    ],
    challenge: { text: 'Put your hand on the back of a chair and breathe out.', seconds: 30 },
  },
  {
    message:
      'Some hours are longer than others since this happened. You know which. Today could be about having company near that hour, even if it is only a voice. A grief group or a counselor can be part of that company too.',
    steps: [
      { text: 'Write down the hour that is hardest.', minutes: 1 },
      { text: 'Write down who could call you then.', minutes: 2 },
    ],
    challenge: { text: 'Send somebody a short hello. Nothing needs explaining.', seconds: 60 },
  },
  {
    message:
      'People may ask how you are, and you do not owe them the whole answer. A short sentence that is true will do. If you want to say more than people can hear, a grief counselor has time for all of it.',
    steps: [
      { text: 'Write a short answer you could give when people ask.', minutes: 3 },
      { text: 'Mark the person who may hear the longer answer.', minutes: 1 },
    ],
    challenge: { text: 'Say the short answer quietly to yourself.', seconds: 30 },
  },
  {
    message:
      'A name can be hard to say and hard not to say. It may be said here, or only thought. If there is nobody around who wants to hear it, a grief counselor will, and will not tire of it.',
    steps: [
      { text: 'Write the name somewhere that only you see.', minutes: 1 },
      { text: 'Write down something this person used to say.', minutes: 3 },
    ],
    challenge: { text: 'Sit with the name for as long as you like, then look up.', seconds: 60 },
  },
  {
    message:
      'Not eating, not sleeping, forgetting words: grief does these things, and none of it is a mistake of yours. Something warm to drink may be easier than a meal. If sleep stays away, your doctor can help.',
    steps: [
      { text: 'Put water on for something warm.', minutes: 2 },
      { text: 'Sit down with the cup where there is light.', minutes: 4 },
    ],
    challenge: { text: 'Hold the warm cup in your hands before you drink.', seconds: 60 },
  },
  {
    message:
      'There may be paper to deal with, and paper can wait a little. If there is a form that cannot, somebody could sit beside you while you look at it. An advice office or a grief counselor knows these forms well.',
    steps: [
      { text: 'Lay the forms in a pile without reading them.', minutes: 2 },
      { text: 'Write down who could sit beside you with them.', minutes: 2 },
    ],
    challenge: { text: 'Close the drawer, or turn the pile over.', seconds: 15 },
  },
  {
    message:
      'You do not have to be over it, and nobody sets a time for this. Today can simply be a day with some light in it. If it stays dark, a doctor or a grief counselor is worth asking.',
    steps: [
      { text: 'Open the curtain of the room you are in.', minutes: 1 },
      { text: 'Sit where the light comes in.', minutes: 4 },
    ],
    challenge: { text: 'Look for something outside that is moving.', seconds: 45 },
  },
  {
    message:
      'Memories come when they want to. If there is a good memory among them, you could keep it on paper, only for you. When they come too hard, a counselor can help you hold them.',
    steps: [
      { text: 'Write down a small thing you do not want to forget.', minutes: 4 },
      { text: 'Put the page where you can find it.', minutes: 1 },
    ],
    challenge: { text: 'Look at something this person liked.', seconds: 60 },
  },
  {
    message:
      'The house may be too quiet, or too full of people who mean well. You may ask for the other thing. Friends often wait to be told. A grief counselor can help you find the words for it.',
    steps: [
      { text: 'Decide whether today wants quiet or company.', minutes: 1 },
      { text: 'Write the message that asks for it.', minutes: 3 },
    ],
    challenge: { text: 'Sit in the room you like best for a moment.', seconds: 60 },
  },
  {
    message:
      'Some places are hard now: a shop, a street, a bench. You do not need to go there today. If a place has to be passed, somebody could come along. A counselor can help you plan for such places.',
    steps: [
      { text: 'Write down the place you would rather leave out.', minutes: 2 },
      { text: 'Write down who could come along when it has to be.', minutes: 2 },
    ],
    challenge: { text: 'Look at the sky over the place where you are.', seconds: 30 },
  },
  {
    message:
      'You may have laughed at something and felt bad about it. Laughing takes nothing away from the person you miss. Whatever comes today may come. A grief counselor has heard all of these feelings before.',
    steps: [{ text: 'Write down something that was light for a moment.', minutes: 3 }],
    challenge: { text: 'Let your forehead and your jaw rest for a moment.', seconds: 30 },
  },
  {
    message:
      'Today asks for very little: something to eat that is easy, somewhere to sit, somebody who knows. If any of these is missing, that is worth telling a friend. Your doctor or a grief counselor would want to know too.',
    steps: [
      { text: 'Choose something easy to eat, and put it where you see it.', minutes: 3 },
      { text: 'Write down who knows how you are.', minutes: 2 },
    ],
    challenge: { text: 'Sit down before you do anything else.', seconds: 60 },
  },
  {
    message:
      'There are people who knew the person you miss. They may be as quiet as you are. A message without a question can be a kind way to begin. A bereavement group is another place where nobody has to explain.',
    steps: [
      { text: 'Write down who else misses this person.', minutes: 2 },
      { text: 'Write them a line that asks for nothing.', minutes: 4 },
    ],
    challenge: { text: 'Think of something you both remember.', seconds: 45 },
  },
  {
    message:
      'Evenings can be hard when somebody used to come home. You could give the evening a shape that is small and easy: a lamp, a drink, a voice on the radio. If evenings stay too hard, please tell your doctor.',
    steps: [
      { text: 'Choose the lamp you want to have on this evening.', minutes: 1 },
      { text: 'Choose a voice to listen to, or music.', minutes: 3 },
    ],
    challenge: { text: 'Turn the lamp on and sit in its light.', seconds: 60 },
  },
  {
    message:
      'You are allowed to be angry, tired, or not to feel anything at all. Grief is not tidy, and you are not doing it wrong. A grief counselor can be told the things that do not sound nice.',
    steps: [{ text: 'Write down the feeling that is there, without making it better.', minutes: 3 }],
    challenge: { text: 'Put the pen down and let your shoulders drop.', seconds: 30 },
  },
  {
    message:
      'A letter to somebody who is gone is still a letter. It can be short, unfair, or unfinished. Nobody reads it. If it brings up more than you want to carry alone, a grief counselor is there for that.',
    steps: [
      { text: 'Write the greeting and a line under it.', minutes: 4 },
      { text: 'Put the letter away, finished or not.', minutes: 1 },
    ],
    challenge: { text: 'Rest your hand on the page for a moment.', seconds: 30 },
  },
  {
    message:
      'Some things are easier with another pair of hands: a phone call, a closet, a visit. You may ask for them. Most people are glad to be given something to do. If asking is too much, a counselor can help.',
    steps: [
      { text: 'Write down a thing that is too heavy alone.', minutes: 2 },
      { text: 'Write the name of somebody who could share it.', minutes: 1 },
    ],
    challenge: { text: 'Loosen your hands and lay them in your lap.', seconds: 45 },
  },
  {
    message:
      'You could do something today exactly as you always did it together, or in a way that is only yours now. Either is fine. If neither feels possible, rest is fine too, and a grief counselor can help you look at it.',
    steps: [
      { text: 'Choose a habit you would like to keep.', minutes: 2 },
      { text: 'Put out what it needs.', minutes: 3 },
    ],
    challenge: { text: 'Sit in your own place, and leave the other place as it is.', seconds: 60 },
  },
  {
    message:
      'There is no right amount of crying. If it comes, there can be a room, a towel, and a door that closes. If it does not come, that is not coldness. Your doctor or a grief counselor can help when it feels stuck.',
    steps: [
      { text: 'Choose a room where you can be left in peace.', minutes: 1 },
      { text: 'Put water and a cloth there.', minutes: 2 },
    ],
    challenge: { text: 'Close the door, and open it when you want to.', seconds: 60 },
  },
  {
    message:
      'Sleep may be strange now. The bed can be arranged differently, or you can lie somewhere else. Nothing about that is silly. If nights stay long, your doctor can help more than this page.',
    steps: [
      { text: 'Move a pillow or a blanket to where you want it.', minutes: 2 },
      { text: 'Put something to read or hear beside the bed.', minutes: 2 },
    ],
    challenge: { text: 'Lie down for a moment without having to sleep.', seconds: 90 },
  },
  {
    message:
      'A photo may be too much today, or the very thing you want. You choose, and you can choose otherwise tomorrow. A grief counselor can look at pictures with you when nobody else can bear it.',
    steps: [
      { text: 'Decide whether a photo is out or put away today.', minutes: 1 },
      { text: 'Put it where that belongs.', minutes: 2 },
    ],
    challenge: { text: 'Look out of the window until something small catches your eye.', seconds: 45 },
  },
  {
    message:
      'Kind words from others can be wrong and still be meant well. You do not have to answer them. Let the messages lie, or answer with a heart. A grief counselor will not tell you how to feel.',
    steps: [
      { text: 'Choose a message that can wait.', minutes: 1 },
      { text: 'Answer another with a few words, if you like.', minutes: 3 },
    ],
    challenge: { text: 'Turn the phone face down and take a slow breath.', seconds: 60 },
  },
  {
    message:
      'Being looked after is not a burden you put on people. A neighbor can bring bread. A friend can sit there and say nothing. If there is nobody near, a bereavement line or a counselor can be somebody.',
    steps: [
      { text: 'Write down what would help, as plainly as bread.', minutes: 2 },
      { text: 'Write down who could bring it.', minutes: 2 },
    ],
    challenge: { text: 'Say “thank you” in your head to somebody who was kind.', seconds: 30 },
  },
]
