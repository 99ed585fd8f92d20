/** Where the home screen's views stand (specification 2). */
export const CREATE_GOAL = '/?force-onboarding=true'
export const DASHBOARD = '/?force-dashboard=true'
