import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'You have left instructions for yourself: {plan} They were written at a quieter hour than the one in which they are needed. Read them once more and decide to follow them before you have reasons not to.',
    twin: 'A decision that is made beforehand is worth more than one made in the moment itself. Choose the first movement for the goal {title} now, and follow it before you have reasons not to.',
  },
  {
    text: '{when}, you will {then}. Between those halves lies a short freedom, in which another thing could happen. Go through it once in your mind, slowly, and notice where the one half leads to the other.',
    twin: 'Between the hour and the first movement for the goal {title} lies a short freedom, in which another thing could happen. Decide now what your hands will be doing as that moment opens. Then leave it alone.',
  },
  {
    text: 'A plan is a small arrangement between what happens anyway and what you choose. Yours begins {when}. When that comes, {then}, and ask nothing further of yourself until it is done.',
    twin: 'A plan joins something that happens anyway to something you choose. What happens anyway in your days? Choose one such event, ordinary and dependable, and let the goal {title} begin where it ends. Decide that much and wait.',
  },
  {
    text: 'Consider the sentence you wrote: {plan} Its first half will come whether you wish it or not. Only the other half asks for you. Decide which of your senses will tell you that the moment has come, and trust it.',
    twin: 'Consider what tells you the hour without a clock: a light, a sound, a habit of somebody in the house. Choose one of these as the sign for the goal {title}. From then on the sign remembers, and you need not.',
  },
  {
    text: 'Most of what one calls discipline is a decision that was made somewhere else. Yours was made here. {when}, {then}. Leave the question closed today, even if it presents itself in a reasonable voice.',
    twin: 'Most of what one calls discipline is a decision that was made earlier. Make it now for the goal {title}: one place, one movement. Then leave the question closed, however reasonably it asks.',
  },
  {
    text: '{when}, do not ask whether you want to. Ask what the plan says: {then}. Wanting is a changeable adviser, and the plan has already heard it. Decide today to let the plan speak first.',
    twin: '{when}, the question may come whether you want to. Choose a better one for the goal {title}: which thing lies nearest to your hand? Answer that one today, by picking it up, and leave the other to itself.',
  },
  {
    text: 'Leave the whole of today aside and look at one joint in it, the place where your plan begins. {when}, {then}. Is anything in the way there? Choose one thing and take it away.',
    twin: 'Leave the whole of today aside and look at one joint in it, where the goal {title} begins. Is anything in the way there that could be gone? Choose one thing and take it away.',
  },
  {
    text: 'You have a plan that fits in a sentence: {plan} Sentences like that wear smooth with use, and then one stops hearing them. Say it today with the weight on a different word, and notice what it asks.',
    twin: 'Choose a sentence for the goal {title} that begins with an hour and ends with something you do. Say it once with the weight on the hour, then once with the weight on the act. Decide which needs it.',
    byKind: {
      stop: 'Choose a sentence for the goal {title} that begins with the difficult hour and ends with a place. Say it once with the weight on the hour, then once with the weight on the place. Decide which needs it.',
    },
  },
]
