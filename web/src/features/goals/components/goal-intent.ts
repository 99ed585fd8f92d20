/** What a person may want to do with a goal beside checking in; the dashboard opens the dialogs. */
export type GoalIntent = 'edit' | 'choose-date' | 'choose-time' | 'set-aside' | 'delete' | 'reset'
