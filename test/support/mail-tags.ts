/** The tags of a mail in a request to SES. */
export const readTags = (form: URLSearchParams): Record<string, string> => {
  const tags: Record<string, string> = {}
  for (let n = 1; form.has(`Tags.member.${n}.Name`); n += 1)
    tags[form.get(`Tags.member.${n}.Name`) ?? ''] = form.get(`Tags.member.${n}.Value`) ?? ''
  return tags
}
