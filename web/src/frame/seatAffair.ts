/** What a player can want with the own seat: to take it along to another device, to hand it over, to leave it. */
export type SeatAffair = "along" | "over" | "leave";
