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
