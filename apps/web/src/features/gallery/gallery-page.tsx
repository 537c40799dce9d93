import {
  Apple,
  CalendarPlus,
  Ellipsis,
  House,
  Package,
  Pencil,
  Plus,
  Settings,
  ShoppingBasket,
  Snowflake,
  Trash2,
  User,
} from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../ui/class-names'
import { Button } from '../../ui/controls/button'
import type { ButtonVariant } from '../../ui/controls/button-style'
import { IconButton } from '../../ui/controls/icon-button'
import { Tabs } from '../../ui/controls/tabs'
import { Avatar } from '../../ui/display/avatar'
import { Kbd } from '../../ui/display/kbd'
import { Pagination } from '../../ui/display/pagination'
import { PageHeading } from '../../ui/page-heading'
import { Sidebar } from '../../ui/sidebar/sidebar'
import { SidebarProvider } from '../../ui/sidebar/sidebar-provider'
import { SidebarToggle } from '../../ui/sidebar/sidebar-toggle'
import { ThemeToggle } from '../../ui/theme/theme-toggle'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { ChoicesSection } from './choices-section'
import { DataSection } from './data-section'
import { FeedbackSection } from './feedback-section'
import { FieldsSection } from './fields-section'
import { OverlaysSection } from './overlays-section'
import { PicturesSection } from './pictures-section'
import { Specimen } from './specimen'

const entries = [
  { label: 'Gallery', to: '/gallery', icon: <House /> },
  { label: 'Inventory', to: '/inventory', icon: <Package /> },
  { label: 'Profile', to: '/my-account', icon: <User /> },
  { label: 'Settings', to: '/settings', icon: <Settings /> },
  { label: 'Grocery Store', to: '/Shopping', icon: <ShoppingBasket /> },
]

function SidebarSection() {
  return (
    <div>
      <h2 className="pb-4 text-2xl">Sidebar</h2>
      <Specimen name="Expanded, collapsed to icons, or a drawer on a phone" plain>
        <SidebarProvider>
          <div className="flex h-96 overflow-hidden rounded-card border">
            <Sidebar label="Quick Actions" entries={entries} />
            <div className="p-2">
              <SidebarToggle />
            </div>
          </div>
        </SidebarProvider>
      </Specimen>
    </div>
  )
}

const swatches = [
  ['paper', 'bg-paper text-ink'],
  ['raised', 'bg-raised text-ink'],
  ['shade', 'bg-shade text-ink-soft'],
  ['ink', 'bg-ink text-paper'],
  ['herb', 'bg-herb text-on-herb'],
  ['herb-wash', 'bg-herb-wash text-herb-ink'],
  ['tomato', 'bg-tomato text-on-tomato'],
  ['tomato-wash', 'bg-tomato-wash text-tomato-ink'],
  ['saffron', 'bg-saffron text-on-saffron'],
  ['saffron-wash', 'bg-saffron-wash text-saffron-ink'],
  ['sky', 'bg-sky text-on-sky'],
  ['sky-wash', 'bg-sky-wash text-sky-ink'],
] as const

function ColoursSection() {
  return (
    <div>
      <h2 className="pb-4 text-2xl">Colour</h2>
      <Specimen name="Grounds and hues, each with the text it carries" plain>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {swatches.map(([name, style]) => (
            <li
              key={name}
              className={classNames('flex h-20 items-end rounded-card border p-3 font-medium', style)}
            >
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </div>
  )
}

function TypeSection() {
  return (
    <div>
      <h2 className="pb-4 text-2xl">Type</h2>
      <Specimen name="Headings and text" plain>
        <div className="flex flex-col gap-3">
          <p className="font-heading text-4xl leading-tight font-title">Cook what you can</p>
          <p className="font-heading text-2xl leading-tight font-title">Crème brûlée, żurek and smørrebrød</p>
          <p className="font-heading text-xl leading-tight font-title">Uses spinach, 1 day left</p>
          <p className="max-w-measure">
            Larder knows what food your household has, what you can cook from it, and what is lacking. A line
            of text holds seventy-two characters at the most, so that the eye finds its way back.
          </p>
          <p className="max-w-measure text-ink-soft">Softer words stand beside or below what matters more.</p>
          <p className="text-2xl">In cook mode: simmer for 12 minutes, stirring now and then.</p>
          <p className="numbers">1,111 g · 8,888 g · ½ cup · 30 °C</p>
          <p>
            Press <Kbd>Ctrl</Kbd> <Kbd>B</Kbd> for the sidebar.{' '}
            <a href="#gallery-link">A link in a sentence</a> is underlined.
            <VisuallyHidden>This sentence is only read out.</VisuallyHidden>
          </p>
        </div>
      </Specimen>
    </div>
  )
}

const places = [
  {
    value: 'pantry',
    label: 'Pantry',
    icon: <Apple aria-hidden />,
    count: 12,
    content: <p>Twelve things in the pantry.</p>,
  },
  {
    value: 'freezer',
    label: 'Freezer',
    icon: <Snowflake aria-hidden />,
    count: 3,
    content: <p>Three things, frozen.</p>,
  },
  { value: 'none', label: 'Nowhere', content: <p>Nothing is nowhere.</p> },
]

function NavigationSection() {
  const [page, setPage] = useState(7)
  return (
    <div>
      <h2 className="pb-4 text-2xl">Finding the way</h2>
      <Specimen name="Tabs" plain>
        <Tabs label="Places" tabs={places} />
      </Specimen>
      <Specimen name="Pagination: buttons in the middle, links at the start" plain>
        <div className="flex flex-col gap-4">
          <Pagination page={page} pageCount={25} onPageChange={setPage} />
          <Pagination
            aria-label="Pagination by address"
            page={1}
            pageCount={3}
            hrefOf={(to) => `?page=${to}`}
          />
        </div>
      </Specimen>
      <Specimen name="Avatar">
        <Avatar name="Ada Lovelace" size="sm" />
        <Avatar name="Ada King Lovelace" />
        <Avatar name="Élise" size="lg" />
      </Specimen>
    </div>
  )
}

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']

function ActionsSection() {
  return (
    <div>
      <h2 className="pb-4 text-2xl">Actions</h2>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Add item</Button>
          <Button variant={variant} icon={<Plus />}>
            Add item
          </Button>
          <Button variant={variant} disabled>
            Not now
          </Button>
          <Button variant={variant} busy>
            Saving...
          </Button>
          <Button variant={variant} asChild>
            <a href="#gallery-link">See the recipe</a>
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button, sizes: 44, 56 and 64 px">
        <Button variant="primary">Save</Button>
        <Button variant="primary" size="lg">
          Save to Inventory
        </Button>
        <Button variant="primary" size="xl" icon={<CalendarPlus />}>
          Next step
        </Button>
        <Button variant="primary" wide>
          As wide as its frame
        </Button>
      </Specimen>
      <Specimen name="Icon button">
        <IconButton label="Edit" icon={<Pencil aria-hidden />} />
        <IconButton label="More" variant="secondary" icon={<Ellipsis aria-hidden />} />
        <IconButton label="Add" variant="primary" icon={<Plus aria-hidden />} />
        <IconButton label="Delete" variant="danger" icon={<Trash2 aria-hidden />} />
        <IconButton label="Edit, not now" disabled icon={<Pencil aria-hidden />} />
        <IconButton label="Saving" busy variant="secondary" icon={<Pencil aria-hidden />} />
        <IconButton label="Add, larger" size="lg" variant="secondary" icon={<Plus aria-hidden />} />
        <IconButton label="Add, for cook mode" size="xl" variant="secondary" icon={<Plus aria-hidden />} />
      </Specimen>
    </div>
  )
}

/** All components of the design system in all states. */
export function GalleryPage() {
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-12 px-4 py-8 md:px-8">
      <PageHeading
        title="Gallery"
        intro="Every piece Larder is made of, in every state it can be in."
        actions={<ThemeToggle variant="secondary" />}
      />
      <TypeSection />
      <ColoursSection />
      <ActionsSection />
      <FieldsSection />
      <ChoicesSection />
      <OverlaysSection />
      <NavigationSection />
      <FeedbackSection />
      <DataSection />
      <PicturesSection />
      <SidebarSection />
    </div>
  )
}
