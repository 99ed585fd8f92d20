/**
 * Every message text of the product. The page and the operations share this catalogue (API-9).
 */
export const messages = {
  auth: {
    noAccount: (email: string) =>
      `No account found with email ${email}. Please sign up first or check your email address.`,
    wrongPassword: 'Incorrect password. Please try again or use "Forgot Password".',
    /** Replaces both texts above in a deployment with `hideAccountExistence` (AUTH-5). */
    noAccountOrWrongPassword:
      'No account found with this email and password. Please sign up first or check what you typed.',
    invalidEmail: 'Please enter a valid email address.',
    userDisabled: 'This account has been disabled. Please contact support.',
    tooManyRequests: 'Too many failed attempts. Please try again later.',
    emailInUse: (email: string) => `An account with email ${email} already exists. Please sign in instead.`,
    /** After `emailInUse`, for an account without a password. The page reads the provider from it. */
    signsInWith: (provider: string) => `That account signs in with ${provider}.`,
    weakPassword: 'Password should be at least 6 characters long.',
    notAllowed: 'Email/password sign-in is not enabled. Please contact support.',
    network: 'Network error. Please check your internet connection and try again.',
    other: 'Authentication failed. Please check your credentials and try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
    socialFailed: 'Failed to sign in with Google',
    signInFailed: 'Failed to sign in',
    signUpFailed: 'Failed to create account',
    resetFailed: 'Failed to send password reset email',
    verificationMailFailed: (detail: string) => `Failed to send verification email: ${detail}`,
    signupTimeout: 'Signup timeout',
    profileSyncTimeout: 'Profile sync timeout',
    signInAgain: 'Your session has ended. Please sign in again.',
    /** For a deployment with a longer minimum than 6 characters (AUTH-3). */
    weakPasswordOf: (n: number) => `Password should be at least ${n} characters long.`,
    passwordHint: (n: number) => `Password must be at least ${n} characters`,
    linkSpent: 'This link has been used already, or it has run out. Ask for a new one.',
    verifyFirst: 'This address was never verified. We sent its verification email again.',
    verified: 'Your email is verified. Sign in to begin.',
    passwordChanged: 'Your password is changed. Sign in with the new one.',
    resetRequired: 'This account needs a new password. Use "Forgot Password" to choose one.',
    mailAgain: 'We sent it again.',
    passwordMissing: 'Please enter your password.',
    /** `missing`: 'a digit', 'a symbol' and so on. */
    passwordNeeds: (missing: string) => `Password needs ${missing}.`,
    passwordHintNeeds: (n: number, needed: string) => `Password must be at least ${n} characters, with ${needed}`,
    passwordTooLong: (n: number) => `Password should be at most ${n} characters long.`,
    passwordOnlySpaces: 'Password should be more than spaces.',
    passwordOuterSpaces: 'Password should not begin or end with a space.',
    unavailable: 'Signing in is not possible at the moment. Please try again in a few minutes.',
    maybeGoogle: 'Did you sign up with Google? Then continue with Google.',
    googleOpen: 'Google is already open in another window. Finish there.',
    popupFailedTitle: 'That did not work.',
    popupFailed: 'You can close this window. The other one says why.',
    startTrialTitle: 'Create your account.',
    startTrial: 'Your 30-day free trial begins with it. No card needed.',
    linkUsed: 'This link has been used: your address is verified. Sign in to go on.',
    codeShape: 'The code is six digits.',
  },
  account: {
    notYours: 'is not this account',
    profileMissing: 'Your profile is not ready yet. Please try again.',
    needsEmail: 'This sign-in carries no verified email address.',
    notFound: 'Account not found',
    closing: 'This account is being deleted.',
    confirmDeletion: 'must be the email address of this account',
    cannotCancel: 'Your subscription could not be cancelled, so nothing was deleted. Please try again later.',
  },
  settings: {
    saved: 'Settings saved.',
    nothingChanged: 'Nothing has changed yet.',
    zoneUnknown: 'Choose a time zone from the list, such as Oslo, Europe.',
    zoneChangedTooOften: (n: number) => `You can change your time zone ${n} times a day. Please try again tomorrow.`,
    exportFailed: 'Your data could not be collected. Please try again.',
    exported: (file: string) => `${file} is in your downloads.`,
    typeYourEmail: 'Type the email address of this account.',
    accountDeletedTitle: 'Your account is deleted',
    accountDeleted: 'Everything we kept with it is gone. Go well.',
    identityLeft:
      'Everything we kept about you is deleted. Only your sign-in is still there, because it could not be reached. Please try again.',
  },
  goals: {
    signInToCreate: 'Please sign in to create a goal.',
    couldNotCreate: (reason: string) => `Could not create goal: ${reason}`,
    limitReached: (plan: string, n: number) =>
      `Goal limit reached! ${plan} allows ${n} ${n === 1 ? 'goal' : 'goals'}. Upgrade to create more goals across all your circles.`,
    /** For the plans above which none has more goals. */
    limitReachedForGood: (plan: string, n: number) =>
      `Goal limit reached! ${plan} allows ${n} goals. Delete an existing goal to create a new one.`,
    maximumReachedTitle: 'Maximum Goals Reached',
    maximumReached: (n: number, max: number) =>
      `You have ${n} of ${max} goals. Delete an existing goal to create a new one.`,
    upgradeTitle: 'Upgrade to Create More Goals',
    upgrade: 'Free users can have 1 goal. Upgrade to Personal Plan for up to 3 goals.',
    notFound: 'Goal not found',
    notFoundPage: "This goal doesn't exist or you don't have access to it.",
    deleted: 'Goal deleted! Time to dream up something new.',
    deleteFailed: 'Failed to delete goal. Please try again.',
    updated: 'Goal updated successfully!',
    updateFailed: 'Failed to update goal. Please try again.',
    timeMissing: 'Choose a time for the wake-up mail.',
    titleMissing: 'Give your goal a title.',
    oneLine: 'This holds a character that cannot be shown. Please type it again.',
    planHalf: 'Finish the sentence, or leave both parts empty.',
    tooLong: (max: number) => `Keep it to ${max} characters.`,
    earliestTarget: (day: string) => `The earliest date is tomorrow, ${day}.`,
    dateIncomplete: 'Choose a whole date, or leave it empty.',
    targetTooEarly: 'must be tomorrow or later',
    hoursWrong: (max: number) => `Hours a week go from 0 to ${max}.`,
    /** 409: the goals that are set aside are bounded too. */
    asideLimit: (n: number) => `You can keep ${n} goals set aside. Delete one of them first.`,
    setAsideRefusal: 'This goal is set aside. Take it up again first.',
    setAside: 'Goal set aside. Its days and its best run are kept.',
    setAsideFailed: 'Failed to set the goal aside. Please try again.',
    takenUp: 'Welcome back to this goal!',
    takeUpFailed: 'Failed to take the goal up again. Please try again.',
    takeUpLimit: (plan: string, n: number) =>
      `${plan} allows ${n} active ${n === 1 ? 'goal' : 'goals'}. Set another one aside first.`,
    expired: "This goal's target date has passed. Give it a new date to go on.",
    trialExpired: 'Your 30-day free trial has ended. Upgrade to continue accessing your goals and daily motivation.',
    fetchFailed: 'Your goals could not be loaded.',
  },
  care: {
    notCoached: 'This goal gets no coaching. You can change it, or tell us that it was read wrongly.',
    readWronglyThanks: 'Thank you. This goal is back to ordinary coaching.',
    readWronglyFailed: 'That could not be saved. Please try again.',
    /** Stands in place of the help lines where the page cannot load them. */
    unloaded: 'You do not have to be alone with this. Help lines in each country:',
    kindTone:
      'Because of what this goal is about, it is written in the kind tone. Your Drill Sergeant stays with your other goals.',
    /** Stands in place of a nudge where a model is worried by the person's words. */
    noNudge: (line: string, how: string) =>
      `What you wrote may mean that things are very hard right now. You do not have to be alone with this. ${line}: ${how}.`,
    /** Stands in place of saving words that say that a person may be in danger. */
    notSaved: (line: string, how: string) =>
      `What you wrote may mean that things are very hard right now, so it was not saved here. You do not have to be alone with this. ${line}: ${how}.`,
    /** Stands in place of a plan where the interview's words say that a person may be in danger. */
    noPlan: (line: string, how: string) =>
      `What you wrote may mean that things are very hard right now, so no plan was made from it. You do not have to be alone with this. ${line}: ${how}.`,
  },
  checkInLink: {
    otherAccount: (email: string) => `This check-in link is for ${email}. Please log in with the correct account.`,
    logInAs: (email: string) => `Please log in as ${email} to complete your check-in from the email link.`,
    logIn: 'Please log in to complete your check-in from the email link.',
  },
  checkIn: {
    done: 'Checked in! Streak updated.',
    /** `endsAt` names the hour and zone at which the day turns; Eastern time is 'EST', as the specification quotes it. */
    already: (endsAt: string) => `You've already checked in today! Come back tomorrow after ${endsAt}.`,
    failed: (reason: string) => `Check-in failed: ${reason}`,
    network: 'Failed to check in. Please try again.',
    tooLate: (n: number) => `must be within the last ${n} days`,
    keptTitle: 'Checked in',
    kept: 'It is kept on this device and sent when you are back online.',
    waits: 'Will be sent when you are back online',
    sentTitle: 'You are back',
    sent: (n: number) =>
      n === 1
        ? 'Your check-in was sent and counts for the day on which you made it.'
        : `Your ${n} check-ins were sent and count for the days on which you made them.`,
    notCountedTitle: (goal: string) => `Your check-in for “${goal}” could not be counted`,
  },
  loading: {
    lateTitle: 'This is taking too long.',
    late: 'Five Circles did not answer in time.',
  },
  offline: {
    slowTitle: 'Five Circles is slow to answer.',
    title: 'You are offline.',
    unreachableTitle: 'Five Circles cannot be reached.',
    goalsAsOf: (when: string) => `These are your goals as of ${when}.`,
    works: 'You can check in: it is kept here and sent when you are back. Nudges and changes wait until then.',
    nudgeWaits: 'You are offline. A nudge needs a connection.',
    resetWaits: 'You are offline. A reset needs a connection: try again when you are back.',
    asideWaits: 'You are offline. Setting a goal aside needs a connection: try again when you are back.',
    deleteWaits: 'You are offline. Deleting needs a connection: try again when you are back.',
    visitor: 'What you see here stays. Everything else waits until you are back.',
  },
  streak: {
    reset: 'Streak reset. The next check-in starts a new run.',
    nothingToReset: 'There is no streak to reset.',
    resetFailed: 'Failed to reset streak. Please try again.',
  },
  motivation: {
    goalNotFound: 'Goal not found',
    failed: 'Failed to generate motivation content',
    onlyToday: "must be today's date",
    noMicroPlan: 'No micro-plan available yet.',
    stepTime: (minutes: number) => `${minutes} min`,
    challengeTime: (seconds: number) => `${seconds} seconds`,
    /** In place of the minutes of a gentle goal's step (CARE-3). */
    shortStep: 'a short step',
    stepsTime: 'Each step under 5 minutes',
    anyChallengeTime: 'Takes 2 minutes or less',
    cleared: 'Earlier motivation cleared.',
  },
  nudges: {
    freeLimit: 'You get 1 free nudge per day, but you can upgrade to get up to 3 nudges daily!',
    personalLimit: (n: number) =>
      `You've reached your limit of ${n} nudges per day, but you can upgrade to Pro Plan to get up to 5 nudges daily!`,
    limit: (n: number) => `You've reached your daily nudge limit of ${n}.`,
    limitTitle: 'Daily Nudge Limit Reached',
    noUser: 'No user authenticated',
    failed: 'Unable to send nudge at this time.',
    keepGoingTitle: 'Keep Going!',
    keepGoing: 'One small step in the next five minutes counts for today. Choose the easiest one, and begin.',
  },
  share: {
    failed: 'Unable to share goal. Please try again.',
    copied: 'The text is copied. Paste it wherever you like.',
  },
  framework: {
    signIn: 'Please sign in to continue.',
    signInTitle: 'Authentication Required',
    fetchFailed: 'Your framework could not be loaded.',
    goOn: 'I have enough information to proceed with your framework.',
    goOnTitle: "Let's Continue",
    failedTitle: 'Oops!',
    saveFailed: 'Failed to save your framework. Please try again.',
    noData: 'Please complete the 5 Circle Framework interview first.',
    noDataTitle: 'No Framework Data Found',
    needsAccess:
      'The interview ends with a framework and goals made from it, and your 30-day free trial has ended. With a plan you can begin it right away. What you typed before is kept on this device.',
    incomplete: 'Complete all fields to continue',
    missing: (names: readonly string[]) => `Missing: ${names.join(', ')}`,
    createdTitle: 'Your framework is ready',
    /** Hours a week that are wanted for the circles, and that the week has for them. */
    balanced: (wanted: number, available: number) =>
      `Your time allocation is balanced: you want ${wanted} of the ${available} hours that are yours.`,
    optimize: (wanted: number, available: number) =>
      `Time optimization needed: you want ${wanted} hours a week, and ${Math.max(0, available)} are yours.`,
  },
  coach: {
    /** `endsAt` names the hour and zone at which the day turns. */
    dayLimit: (n: number, endsAt: string) =>
      `You have asked the coach ${n} times today. Please come back after ${endsAt}.`,
  },
  mail: {
    unsubscribed: 'You will get no more wake-up mails for this goal.',
    linkInvalid: 'This link is not valid any more.',
  },
  billing: {
    signInToSubscribe: 'Please sign in to subscribe',
    signInToManage: 'Please sign in to manage subscription',
    noCheckoutUrl: 'No checkout URL received',
    checkoutFailed: (detail: string) => `Failed to start checkout: ${detail}`,
    /** The Pro Plan and Strategic Advisor Plan variants. */
    planCheckoutFailed: (plan: string, detail: string) => `Failed to start ${plan} checkout: ${detail}`,
    portalFailed: 'Failed to open subscription management',
    alreadyOn: (plan: string) => `You are already on ${plan}.`,
    coachingNeedsPersonal: 'Professional coaching is for Personal Plan subscribers.',
    unknownPrice: 'is not the price of this plan',
    nothingToManage: 'You have no subscription to manage yet.',
    unavailable: 'Payments cannot be reached at the moment. Please try again.',
    signature: 'The signature is not valid.',
    nothingCharged: 'Nothing has changed, and nothing was charged.',
    planNowTitle: (plan: string) => `You are on ${plan}.`,
    paidUntil: (day: string) => `It is paid until ${day}, and goes on from there.`,
    cancelledTitle: (plan: string) => `${plan} is cancelled.`,
    accessUntil: (day: string) => `You keep everything until ${day}.`,
    pastDueTitle: 'The last payment failed.',
    pastDue: (day: string) =>
      `You keep access until ${day} while it is tried again. Manage Subscription takes another card.`,
    noPlanTitle: 'You have no paid plan.',
    noPlan: 'Your goals and every check-in are kept.',
    unpaid: 'The last payment failed. Manage Subscription takes another card.',
    paused: 'Your subscription is paused. Manage Subscription starts it again.',
    refunded: 'Your payment was given back.',
    planUnchecked: 'Your plan could not be checked.',
  },
  request: {
    malformedJson: 'The body is not valid JSON.',
    tooLarge: 'The body is too large.',
    unknownField: 'is not a field of this request',
    required: 'is required',
    notValid: 'is not valid',
    illFormedText: 'holds text that is not valid Unicode',
    text: 'must be a text',
    number: 'must be a number',
    wholeNumber: 'must be a whole number',
    flag: 'must be true or false',
    list: 'must be a list',
    object: 'must be a JSON object',
    oneOf: (values: readonly string[]) => `must be ${values.length === 1 ? '' : 'one of '}${values.join(', ')}`,
    tooBig: (n: number, unit?: 'characters' | 'entries') =>
      unit === undefined ? `must be at most ${n}` : `must have at most ${n} ${unit}`,
    tooSmall: (n: number, unit?: 'characters' | 'entries') => {
      if (unit === undefined) return `must be at least ${n}`
      return n === 1 ? 'is required' : `must have at least ${n} ${unit}`
    },
    operatorsOnly: 'This is for operators only.',
    unauthorized: 'Unauthorized',
    internal: 'Something went wrong. Please try again.',
    conflict: 'Somebody else changed this at the same time. Please try again.',
    unavailable: 'We cannot reach your data at the moment. Please try again in a moment.',
  },
} as const
