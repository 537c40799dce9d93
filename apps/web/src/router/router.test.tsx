// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { BrowserRouter } from './browser-router'
import { Link, NavLink } from './link'
import {
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from './router'

beforeEach(() => window.history.replaceState(null, '', '/'))

let renderedLayouts = 0
function Layout() {
  renderedLayouts += 1
  return (
    <main>
      <Outlet />
    </main>
  )
}

function Post() {
  const { id } = useParams()
  const [params, setParams] = useSearchParams()
  return (
    <>
      <p>
        Post {id}, page {params.get('page') ?? '1'}
      </p>
      <button
        type="button"
        onClick={() => {
          setParams((now) => ({ ...Object.fromEntries(now), page: '2' }))
          setParams((now) => new URLSearchParams([...now, ['sort', 'new']]), { replace: true })
        }}
      >
        Page 2
      </button>
    </>
  )
}

const routes = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Link to="/posts/7">Seven</Link> },
      { path: '/posts/:id', element: <Post /> },
    ],
  },
  { path: '/old', element: <Navigate to="/posts/1" replace /> },
  { path: '*', element: <p>Elsewhere</p> },
]

function Where() {
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</output>
      <output>{key}</output>
      <button type="button" onClick={() => navigate('/posts/9', { state: { from: 'test' } })}>
        Nine
      </button>
      <nav>
        <NavLink to="/posts">Posts</NavLink>
        <NavLink to="/" end>
          Home
        </NavLink>
      </nav>
    </>
  )
}

const Pages = () => useRoutes(routes)

function open(path: string) {
  window.history.replaceState(null, '', path)
  renderedLayouts = 0
  render(
    <BrowserRouter>
      <Pages />
      <Where />
    </BrowserRouter>,
  )
  const [where = null, key = null] = screen.getAllByRole('status')
  return { user: userEvent.setup(), where: () => where?.textContent, key: () => key?.textContent }
}

test('a link opens its page without loading the app anew', async () => {
  const { user, where, key } = open('/')
  expect(where()).toBe('POP / null')
  expect(key()).toBe('default')
  await user.click(screen.getByRole('link', { name: 'Seven' }))
  expect(where()).toBe('PUSH /posts/7 null')
  expect(key()).not.toBe('default')
  expect(window.location.pathname).toBe('/posts/7')
  expect(screen.getByText('Post 7, page 1')).toBeTruthy()
})

test('a link to where one is makes no entry to go back through', async () => {
  const { user, where } = open('/')
  const before = window.history.length
  await user.click(screen.getByRole('link', { name: 'Home' }))
  expect(where()).toBe('REPLACE / null')
  expect(window.history.length).toBe(before)
})

test('a press with a modifier is left to the browser', async () => {
  const { user, where } = open('/')
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Seven' }))
  await user.keyboard('{/Control}')
  expect(where()).toBe('POP / null')
})

test('parameters change one after the other, and the layout is not rendered again', async () => {
  const { user, where } = open('/posts/7')
  expect(renderedLayouts).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(where()).toBe('REPLACE /posts/7?page=2&sort=new null')
  expect(screen.getByText('Post 7, page 2')).toBeTruthy()
  expect(renderedLayouts).toBe(1)
})

test('state goes with a navigation, and Back returns', async () => {
  const { user, where } = open('/posts/7')
  const entry = window.history.state
  await user.click(screen.getByRole('button', { name: 'Nine' }))
  expect(where()).toBe('PUSH /posts/9 {"from":"test"}')
  // What the browser does on Back.
  window.history.replaceState(entry, '', '/posts/7')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: entry })))
  expect(where()).toBe('POP /posts/7 null')
})

test('a redirect replaces its own entry; an unknown path has its page', () => {
  const { where } = open('/old')
  expect(where()).toBe('REPLACE /posts/1 null')
  expect(screen.getByText('Post 1, page 1')).toBeTruthy()
})

test('the current link says so, at its address and below it', async () => {
  const { user } = open('/nowhere')
  expect(screen.getByText('Elsewhere')).toBeTruthy()
  const current = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent)
  expect(current()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Nine' }))
  expect(current()).toEqual(['Posts'])
  await user.click(screen.getByRole('link', { name: 'Home' }))
  expect(current()).toEqual(['Home'])
})

test('below a path of the host, the app sees its own paths and the browser the whole ones', async () => {
  window.history.replaceState(null, '', '/larder/posts/7')
  const format = {
    toAppPath: (pathname: string) => pathname.replace(/^\/larder/, ''),
    withBasePath: (path: string) => `/larder${path}`,
  }
  function Where() {
    const navigate = useNavigate()
    return (
      <>
        <p>At {useLocation().pathname}</p>
        <Link to="/faq#scan">Questions</Link>
        <button type="button" onClick={() => navigate('?page=2')}>
          More
        </button>
      </>
    )
  }
  render(
    <BrowserRouter format={format}>
      <Where />
    </BrowserRouter>,
  )
  expect(screen.getByText('At /posts/7')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Questions' })
  expect(link.getAttribute('href')).toBe('/larder/faq#scan')
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(window.location.pathname + window.location.search).toBe('/larder/posts/7?page=2')
  await userEvent.click(link)
  expect(window.location.pathname).toBe('/larder/faq')
  expect(await screen.findByText('At /faq')).toBeTruthy()
})
