// Explained in ui/theme/theme.ts.
try {
  if (localStorage.getItem('token')) document.documentElement.dataset.cook = ''
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('media', meta.dataset.theme === theme ? 'all' : 'not all')
  }
} catch {}

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
