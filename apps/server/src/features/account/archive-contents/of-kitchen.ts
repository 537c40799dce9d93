import { type Area, type Pictures, told } from './area'

const where = 't.household_id = $1'
const without = ['household_id']
/** Who did it, by name and nothing else: that is what every member sees. */
const byWhom = {
  where,
  without: ['household_id', 'account_id'],
  joined: 'left join accounts a on a.id = t.account_id',
  more: `jsonb_build_object('by', a.name)`,
}

const inNumbers = (over: string, under: string) => `trim_scale(round(${over}::numeric / ${under}, 4))::text`

/** A kitchen as its members see it. */
export const ofKitchen: readonly Area[] = [
  {
    file: 'kitchen.json',
    says: 'Its name, time zone, currency and country.',
    ...told('households', { where: 't.id = $1', without: ['revision'] }),
  },
  {
    file: 'members.json',
    says: 'Who belongs to it, by name.',
    tables: ['household_members'],
    rows: `select jsonb_build_object('name', a.name, 'role', m.role, 'joined_at', m.joined_at) as row
      from household_members m join accounts a on a.id = m.account_id where m.household_id = $1 order by m.joined_at`,
  },
  {
    file: 'people.json',
    says: 'Who eats there: portions, diets, what each does not eat and what each dislikes.',
    ...told('people', {
      ...byWhom,
      more: `jsonb_build_object('name', coalesce(t.name, a.name))`,
      by: 't.created_at',
    }),
  },
  {
    file: 'invitations.json',
    says: 'Open invitations, without their codes.',
    ...told('invitations', {
      where,
      without: ['household_id', 'code_hash', 'invited_by'],
      joined: 'left join accounts a on a.id = t.invited_by',
      more: `jsonb_build_object('by', a.name)`,
      by: 't.created_at',
    }),
  },
  {
    file: 'stock.json',
    says: 'Everything that is or was in stock.',
    ...told('lots', { where, without, by: 't.id' }),
  },
  {
    file: 'stock.csv',
    says: 'What is in stock now, for a spreadsheet.',
    tables: [],
    rows: `select name as "Item", ${inNumbers('amount_over', 'amount_under')} as "Amount", unit as "Unit", category as "Category",
        location as "Place", expiry_day::text as "Keeps until", expiry_kind as "Kind of date", opened_on::text as "Opened on",
        frozen_on::text as "Frozen on", trim_scale(round(unit_price, 4))::text as "Price of one", since::text as "Since"
      from lots where household_id = $1 and removed_at is null order by name, id`,
  },
  {
    file: 'history.json',
    says: 'What came, was used, moved or thrown away, and who did it.',
    ...told('bookings', { ...byWhom, by: 't.id' }),
  },
  {
    file: 'history.csv',
    says: 'The same for a spreadsheet.',
    tables: [],
    rows: `select b.at::text as "When", b.kind as "What", coalesce(b.after->>'name', b.before->>'name', l.name) as "Item",
        ${inNumbers('b.change_over', 'b.change_under')} as "Change", l.unit as "Unit", b.reason as "Why",
        coalesce(a.name, b.camera) as "Who", round(b.grams::numeric, 1)::text as "Grams", b.money::text as "Money",
        b.undone_at is not null as "Undone"
      from bookings b join lots l on l.id = b.lot_id left join accounts a on a.id = b.account_id
      where b.household_id = $1 and b.undoes is null order by b.id`,
  },
  {
    file: 'shopping.json',
    says: 'The lines of the shopping lists, as devices exchange them, also those that were bought.',
    ...told('shopping_lines', { ...byWhom, by: 't.added_at, t.id' }),
  },
  {
    file: 'shopping.csv',
    says: 'What stands on the shopping lists, for a spreadsheet.',
    tables: [],
    rows: `select coalesce(n.state->'name'->>'value', 'Shopping list') as "List", t.state->'words'->'value'->>'text' as "Line",
        (select string_agg(dish->>'title', ', ') from jsonb_array_elements(t.state->'words'->'value'->'for') dish) as "For", a.name as "Who", t.added_at::date::text as "Added on"
      from shopping_lines t left join accounts a on a.id = t.account_id
        left join shopping_names n on n.household_id = t.household_id and n.id = t.state->'list'->>'value'
      where t.household_id = $1 and t.listed order by 1, t.added_at, t.id`,
  },
  {
    file: 'shopping-lists.json',
    says: 'The names of lists and stores.',
    ...told('shopping_names', { where, without, by: 't.id' }),
  },
  {
    file: 'prices.json',
    says: 'What was paid for what.',
    ...told('paid_prices', { where, without, by: 't.id' }),
  },
  {
    file: 'meal-plan.json',
    says: 'What was planned for which day.',
    ...told('planned_meals', { ...byWhom, by: 't.day, t.id' }),
  },
  {
    file: 'meal-plan.csv',
    says: 'The same for a spreadsheet.',
    tables: [],
    rows: `select day::text as "Day", meal as "Meal", title as "Dish", kind as "Kind", plates::text as "Plates",
        cooked_at is not null as "Cooked" from planned_meals
      where household_id = $1 and removed_at is null order by day, id`,
  },
  {
    file: 'another-dish.json',
    says: 'Dishes that were exchanged for another one, and for which week.',
    ...told('waved_dishes', {
      where,
      without,
      joined: 'left join recipes r on r.id = t.recipe_id',
      more: `jsonb_build_object('recipe', r.title)`,
      by: 't.id',
    }),
  },
  {
    file: 'plan-wishes.json',
    says: 'How its weeks are planned.',
    ...told('plan_wishes', { where, without }),
  },
  {
    file: 'calendars.json',
    says: 'Calendars its plan is shown in, without their addresses.',
    ...told('calendar_feeds', {
      ...byWhom,
      without: ['household_id', 'account_id', 'secret_hash'],
      by: 't.created_at',
    }),
  },
  {
    file: 'on-the-stove.json',
    says: 'What is being cooked, and was lately.',
    ...told('cookings', { ...byWhom, by: 't.started_at' }),
  },
  {
    file: 'cooked.json',
    says: 'What was cooked.',
    ...told('cooked_dishes', {
      ...byWhom,
      joined: `${byWhom.joined} left join recipes r on r.id = t.recipe_id`,
      more: `jsonb_build_object('by', a.name, 'recipe', r.title)`,
      by: 't.id',
    }),
  },
  {
    file: 'scans.json',
    says: 'Scans and what they found.',
    ...told('scans', { ...byWhom, by: 't.created_at, t.id' }),
  },
  {
    file: 'products.json',
    says: 'What you said that barcodes are.',
    ...told('products', { where, without, by: 't.gtin' }),
  },
  {
    file: 'receipt-lines.json',
    says: 'What lines of receipts turned out to be.',
    ...told('receipt_lines', { where, without, by: 't.store, t.line' }),
  },
  {
    file: 'corrections.json',
    says: 'What the recogniser said and what you made of it.',
    ...told('corrections', { where, without, by: 't.label' }),
  },
  {
    file: 'cameras.json',
    says: 'Its fridge cameras, without their keys.',
    ...told('cameras', {
      where,
      without: ['household_id', 'code_hash', 'key_hash', 'code_expires_at'],
      by: 't.created_at',
    }),
  },
  {
    file: 'camera-changes.json',
    says: 'What its cameras saw come and go.',
    ...told('camera_changes', { where, without, by: 't.at, t.id' }),
  },
]

export const picturesOfKitchen: readonly Pictures[] = [
  {
    folder: 'scan-pictures',
    says: 'Pictures of scans that were kept, by the scan’s number.',
    tables: ['pictures'],
    count: 'select count(*)::int as count from pictures where household_id = $1',
    rows: `select coalesce(scan_id, id) || '.jpg' as name, bytes from pictures where household_id = $1 order by created_at, id`,
  },
  {
    folder: 'camera-pictures',
    says: 'Pictures of its fridge cameras that are kept.',
    tables: ['camera_pictures'],
    count: 'select count(*)::int as count from camera_pictures where household_id = $1',
    rows: `select to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD-HH24MISS') || '-' || id || '.jpg' as name, bytes
      from camera_pictures where household_id = $1 order by taken_at, id`,
  },
]
