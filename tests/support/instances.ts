/** How many servers a worker's journeys visit at random, on one PostgreSQL: as the environment says, else one alone. */
export const instances = Number(process.env['INSTANCES'] ?? 1);
