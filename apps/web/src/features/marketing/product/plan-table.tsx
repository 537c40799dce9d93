import { planCatalogue } from '@larder/contract/plans/plan-catalogue'
import { Check, Minus } from 'lucide-react'
import { planRows } from './plan-rows'

/** Compares the plans. */
export function PlanTable() {
  return (
    <table className="w-full table-fixed border-collapse text-start text-sm sm:text-base">
      <caption className="pb-4 text-start font-heading text-2xl font-title">What each plan allows</caption>
      <thead>
        <tr className="border-b">
          <th scope="col" className="w-2/5 py-3 text-start sm:w-1/2">
            <span className="sr-only">What</span>
          </th>
          {planCatalogue.map(({ id, name }) => (
            <th key={id} scope="col" className="px-1 py-3 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planRows.map(({ name, of }) => (
          <tr key={name} className="border-b">
            <th scope="row" className="py-3 pe-2 text-start font-normal">
              {name}
            </th>
            {planCatalogue.map((plan) => (
              <td key={plan.id} className="px-1 py-3 text-center">
                <Answer value={of(plan)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Answer({ value }: { readonly value: string | boolean }) {
  if (typeof value === 'string') return value
  const Mark = value ? Check : Minus
  return (
    <>
      <Mark aria-hidden className={`mx-auto size-5 ${value ? 'text-herb-ink' : 'text-edge'}`} />
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
    </>
  )
}
