// Progressive enhancement of the control page: a pressed button says that it works, and the clock goes on.

let busy = false
document.addEventListener('submit', (event) => {
  if (busy) return event.preventDefault()
  busy = true
  const pressed = event.submitter
  // After the form was read: a disabled button would not send its value.
  setTimeout(() => {
    document.querySelector('main').setAttribute('aria-busy', 'true')
    pressed?.setAttribute('data-busy', '')
    document.querySelector('.local-notice').textContent = 'Working...'
  })
})
addEventListener('pageshow', () => {
  busy = false
  document.querySelector('main').removeAttribute('aria-busy')
})

const shown = document.querySelector('.local-clock time')
const offset = Date.parse(shown.dateTime) - Date.now()
const format = new Intl.DateTimeFormat('en-US', {
  timeZone: shown.dataset.zone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})
setInterval(() => {
  shown.textContent = format.format(Date.now() + offset).replace(/^0/, '')
}, 1000)

// The theme of the app, stored as `web/src/ui/theme.ts` stores it. A choice that equals the system's is not kept.
const root = document.documentElement
const toggle = document.getElementById('theme')
toggle.hidden = false
toggle.addEventListener('click', () => {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark'
  const kept = next !== system
  if (kept) root.dataset.theme = next
  else delete root.dataset.theme
  try {
    if (kept) localStorage.setItem('five-circles.theme', JSON.stringify(next))
    else localStorage.removeItem('five-circles.theme')
  } catch {
    // Blocked storage: the cookie carries the choice.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the page is for.
  document.cookie = `five-circles.theme=${kept ? next : ''}; Path=/; SameSite=Lax; Max-Age=${kept ? 31_536_000 : 0}`
})
