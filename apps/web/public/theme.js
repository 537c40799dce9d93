// Runs before the first paint, so that a chosen theme never flashes the other one. Same key as ui/theme.ts.
try {
  // A page that was drawn for visitors is not what a cook sees; same key as session/session-store.ts.
  if (localStorage.getItem('token')) document.documentElement.dataset.cook = ''
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('media', meta.dataset.theme === theme ? 'all' : 'not all')
  }
} catch {
  // Storage is blocked: the system's theme stands.
}

// A form that is sent before its script is there waits for it; api/use-form-by.ts sends it then.
document.addEventListener(
  'submit',
  (event) => {
    const { dataset } = event.target
    if (dataset.waits === undefined) return
    event.preventDefault()
    dataset.sent = ''
  },
  true,
)
