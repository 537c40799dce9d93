import { classNames } from '../../ui/class-names'
import { Specimen } from './specimen'

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

export function ColoursSection() {
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
