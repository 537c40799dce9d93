import { useState } from 'react'
import { SegmentedControl } from '../../ui/controls/segmented-control'
import { Combobox } from '../../ui/fields/combobox'
import { Field } from '../../ui/fields/field'
import { PasswordInput } from '../../ui/fields/password-input'
import { SearchInput } from '../../ui/fields/search-input'
import { Select } from '../../ui/fields/select'
import { StepInput } from '../../ui/fields/step-input'
import { TextArea } from '../../ui/fields/text-area'
import { TextInput } from '../../ui/fields/text-input'
import { Specimen } from './specimen'

const units = [
  { value: 'g', label: 'Grams' },
  { value: 'ml', label: 'Millilitres' },
  { value: 'piece', label: 'Pieces' },
]

const herbs = ['basil', 'bay leaf', 'borage', 'chives', 'coriander']

export function FieldsSection() {
  const [search, setSearch] = useState('spin')
  const [herb, setHerb] = useState('')
  const [count, setCount] = useState(1)
  const [unit, setUnit] = useState('g')
  const found = herbs.filter((name) => herb !== '' && name.startsWith(herb.toLowerCase()))
  return (
    <div>
      <h2 className="pb-4 text-2xl">Fields</h2>
      <Specimen name="Field with text input" plain>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Name" required>
            <TextInput placeholder="Spinach" />
          </Field>
          <Field label="Amount" hint="Whole when whole: 2, or 0.5." optional>
            <TextInput type="number" inputMode="decimal" defaultValue="2" />
          </Field>
          <Field label="Email" error="Enter an email address like name@example.com.">
            <TextInput type="email" defaultValue="ada@" autoComplete="off" />
          </Field>
          <Field label="Household" hint="Only the owner can change this.">
            <TextInput defaultValue="The Lovelaces" disabled />
          </Field>
          <Field label="Device key">
            <TextInput defaultValue="larder-1815" readOnly />
          </Field>
          <Field label="Use by">
            <TextInput type="date" defaultValue="2025-05-01" />
          </Field>
        </div>
      </Specimen>
      <Specimen name="Password, search, select, text area" plain>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Password" hint="At least 10 characters.">
            <PasswordInput defaultValue="correct horse" autoComplete="off" />
          </Field>
          <Field label="Confirm password" error="Passwords do not match">
            <PasswordInput defaultValue="correct house" autoComplete="off" />
          </Field>
          <SearchInput aria-label="Search inventory" value={search} onValueChange={setSearch} />
          <SearchInput
            aria-label="Search recipes"
            value=""
            onValueChange={() => undefined}
            placeholder="Search recipes"
          />
          <Field label="Unit">
            <Select options={units} defaultValue="g" />
          </Field>
          <Field label="Category" error="Choose a category.">
            <Select options={units} placeholder="Choose one" />
          </Field>
          <Field label="Store" hint="No store is set up.">
            <Select options={units} disabled defaultValue="ml" />
          </Field>
          <Field label="Any other control">
            {(control) => <input type="range" className="h-11 w-full" {...control} />}
          </Field>
          <Field label="Message" className="sm:col-span-2">
            <TextArea placeholder="What would you like to tell us?" />
          </Field>
        </div>
      </Specimen>
      <Specimen name="Combobox, step input, segmented" plain>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Herb" hint="Begin with b or c.">
            <Combobox
              value={herb}
              onValueChange={setHerb}
              options={found.map((name) => ({ value: name, label: name, detail: 'herb' }))}
              onChoose={({ value }) => setHerb(value)}
              listLabel="Herbs"
              announcement={`${found.length} herbs`}
            />
          </Field>
          <Field label="Bunches">
            <StepInput
              value={String(count)}
              onValueChange={(text) => setCount(Number(text) || 0)}
              onStep={(by) => setCount(count + by)}
              canStepDown={count > 0}
            />
          </Field>
          <SegmentedControl legend="Measured in" segments={units} value={unit} onValueChange={setUnit} />
          <SegmentedControl
            legend="Not chosen yet"
            segments={units}
            value=""
            onValueChange={() => undefined}
            error="Choose one."
          />
        </div>
      </Specimen>
    </div>
  )
}
