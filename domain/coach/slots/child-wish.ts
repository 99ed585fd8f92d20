/**
 * Titles that wish for a child. No sentence says such a title as something to do: “to get pregnant, switch the kettle on” would hurt
 * whoever has waited for years. It is only quoted.
 */
export const CHILD_WISH =
  /^(?:(?:i|we) want to |finally )*(?:(?:have|try for) (?:a|another|our first|my first|a first|a second) (?:baby|child)(?=$|[,.:]| (?:by|before|this|next|in|with|together|on my own)\b)|(?:(?:get|become) pregnant|conceive|start a family)(?=$|[,.:]| (?:by|before|this|next|in|with|together|naturally|again|on my own)\b)|become (?:a )?(?:mother|mom|mum|father|dad|parents?)(?=$|[,.:]| (?:by|before|this|next|in|with|together|on my own|again)\b))/iu
