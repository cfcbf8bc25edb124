// Package importers carries records that an adapter reads elsewhere (a vault,
// an export, another service) to the API's mutation importRecords. An adapter
// lives in a package of its own and knows nothing of the transport.
package importers
