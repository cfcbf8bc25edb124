/** The tag by which the pages of the sample are known. */
export const sampleTag = 'sample-data'

const page = (key: string, type: string, title: string, body: string, more: object = {}) =>
  ({ kind: 'page', externalKey: `sample:${key}`, type, title, body, tags: [sampleTag], scope: 'world', ...more })
const link = (from: string, type: string, to: string, excerpt: string) =>
  ({ kind: 'link', from: `sample:${from}`, type, to: `sample:${to}`, excerpt, scope: 'world' })
const claim = (about: string, text: string, note: string, more: object = {}) =>
  ({ kind: 'claim', about: `sample:${about}`, text, scope: 'world', evidence: [{ kind: 'MANUAL', note }], ...more })

/** A small world to look around in: a company, who works there, what it makes, and what is said of it. */
export const sample = [
  page('harbor', 'company', 'Harbor Bikes', '# Harbor Bikes\n\nHarbor Bikes builds **cargo bikes** for couriers and lends them by the month.\n\n## Models\n\n| Model | Load | Since |\n| --- | --- | --- |\n| Gull | 80 kg | 2022 |\n| Heron | 180 kg | 2025 |\n'),
  page('tidewater', 'company', 'Tidewater Fund', 'Tidewater Fund invests in how cities move.\n'),
  page('ferry', 'company', 'Ferry Logistics', 'Ferry Logistics delivers groceries in six cities and rides Harbor’s bikes.\n'),
  page('ines', 'person', 'Ines Moreau', 'Ines Moreau founded Harbor Bikes and leads its engineering.\n'),
  page('jun', 'person', 'Jun Park', 'Jun Park runs the fleet of Ferry Logistics.\n', { aliases: ['박준'] }),
  page('winter', 'project', 'Winter pilot', 'Forty Herons ride in Busan through the winter.\n\n## Plan\n\nMeasure the range below zero, then decide about heated batteries.\n'),
  page('kickoff', 'event', 'Kickoff of the winter pilot', 'Routes, spare batteries and who answers the phone at night.\n', { subtype: 'meeting', effectiveDate: '2026-11-03' }),
  page('report', 'document', 'Battery report', 'In the laboratory a battery lost a quarter of its charge at ten below zero.\n', { subtype: 'report' }),
  link('ines', 'works_at', 'harbor', 'Ines leads the engineering of Harbor Bikes.'),
  link('ines', 'founded', 'harbor', 'Ines founded Harbor Bikes.'),
  link('jun', 'works_at', 'ferry', 'Jun runs the fleet of Ferry Logistics.'),
  link('winter', 'part_of', 'harbor', 'A pilot of Harbor Bikes.'),
  link('ines', 'attended', 'kickoff', 'Ines was there.'),
  link('jun', 'attended', 'kickoff', 'Jun was there.'),
  link('report', 'relates_to', 'winter', 'Written for the pilot.'),
  link('ferry', 'relates_to', 'winter', 'Rides the bikes of the pilot.'),
  link('tidewater', 'relates_to', 'harbor', 'Holds a share.'),
  claim('harbor', 'Harbor Bikes has 48 employees.', 'said at the kickoff', { property: 'employees', value: 48, confidence: 0.9 }),
  claim('ferry', 'Ferry Logistics wants sixty more bikes by spring.', 'a letter from Jun Park', { importance: 'HIGH' }),
  claim('winter', 'The Heron rides 38 km on one charge at zero degrees.', 'measured in the first week', { confidence: 0.8 }),
  claim('winter', '부산의 기사들은 손잡이 보온을 원한다.', '기사 면담'),
  claim('winter', 'Most couriers will keep their bikes after the pilot.', 'a first guess', { family: 'TAKE', claimKind: 'bet', weight: 0.6, due: '2027-03-31T00:00:00Z' }),
]
